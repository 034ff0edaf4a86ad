import { describe, expect, it } from 'vitest';
import type { Language } from '#app/i18n/languages.ts';
import { csvText } from './csv.ts';

describe('a table for spreadsheets', () => {
  it.each<[Language, row: (string | number)[], line: string]>([
    ['fr', ['Budget', 1000, 4.55], 'Budget;1000;4,55'],
    ['en', ['Budget', 1000, 4.55], 'Budget,1000,4.55'],
    ['es', [1 / 3, -2.5], '0,33;-2,5'],
    ['en', [Number.NaN, Number.POSITIVE_INFINITY], ','],
    ['fr', ['a;b', 'c"d', 'e\nf'], '"a;b";"c""d";"e\nf"'],
    ['en', ['=1+1', '@x', '-1', '+1'], "'=1+1,'@x,'-1,'+1"],
  ])('in %s, %j is %j', (language, row, line) => {
    expect(csvText(language, [row])).toBe(`\ufeff${line}\r\n`);
  });

  it('has one line a row', () => {
    expect(csvText('en', [['a'], ['b']])).toBe('\ufeffa\r\nb\r\n');
  });
});
