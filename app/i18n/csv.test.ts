import { describe, expect, it } from 'vitest';
import type { Language } from '#app/i18n/languages.ts';
import { csvText } from './csv.ts';
import { spreadsheetMark } from './decimal-mark.ts';

describe('CSV', () => {
  it.each<[Language, row: (string | number)[], line: string]>([
    ['fr', ['Budget', 1000, 4.55], 'Budget;1000;4,55'],
    ['en', ['Budget', 1000, 4.55], 'Budget,1000,4.55'],
    ['es', [1 / 3, -2.5], '0.33,-2.5'],
    ['en', [Number.NaN, Number.POSITIVE_INFINITY], ','],
    ['fr', ['a;b', 'c"d', 'e\nf'], '"a;b";"c""d";"e\nf"'],
    ['en', ['=1+1', '@x', '-1', '+1'], "'=1+1,'@x,'-1,'+1"],
    ['en', ['\t=1', '\n=1', '＝1', "'=1"], "\"'\t=1\",\"'\n=1\",'＝1,''=1"],
  ])('in %s: the row %j is written %j', (language, row, line) => {
    expect(csvText(language, [row])).toBe(`\ufeff${line}\r\n`);
  });

  it('keeps as many decimals as requested', () => {
    expect(csvText('fr', [[45.523_112_3, -1e-9]], { decimals: 6 })).toBe('\ufeff45,523112;0\r\n');
  });

  it.each<[string[], line: string]>([
    [['es-ES', 'en'], 'Presupuesto;4,55'],
    [['es'], 'Presupuesto;4,55'],
    [['en-US', 'es-MX'], 'Presupuesto,4.55'],
    [['fr-CA'], 'Presupuesto,4.55'],
    [[], 'Presupuesto,4.55'],
  ])('in Spanish with browser languages %j is written %j', (preferred, line) => {
    const mark = spreadsheetMark('es', preferred);
    expect(csvText('es', [['Presupuesto', 4.55]], { mark })).toBe(`\ufeff${line}\r\n`);
  });

  it('has one line per row', () => {
    expect(csvText('en', [['a'], ['b']])).toBe('\ufeffa\r\nb\r\n');
  });
});
