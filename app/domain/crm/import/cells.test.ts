import { expect, it } from 'vitest';
import { parseNumber } from '#app/i18n/parse-number.ts';
import { clientFields } from '../records/clients.ts';
import { labelMarks, textOfLabels } from '../records/labels-text.ts';
import { inputOfCell, textOfCell } from './cells.ts';

it.each([
  ['N/D', ''],
  ['n/a', ''],
  ['N. D.', ''],
  ['-', ''],
  ['—', ''],
  ['?', ''],
  ['Aucune', ''],
  ['s.o.', ''],
  ["'=1+1", '=1+1'],
  [' Café ', 'Café'],
  ['NC', 'NC'],
  ['So', 'So'],
  ['0', '0'],
  ['@', '@'],
])('reads the cell %j as %j', (cell, text) => {
  expect(textOfCell(cell)).toBe(text);
});

it.each([
  ['1 234,56 $', 1234.56],
  ['1\u00a0234,56\u00a0$', 1234.56],
  ['(500)', -500],
  ['(1 234,50 $)', -1234.5],
  ['$(500)', -500],
  ['((500)', null],
  ['(beaucoup)', null],
  ['', undefined],
])('reads the amount %j as %s', (text, amount) => {
  const readNumber = (given: string) => parseNumber('fr', given).value;
  expect(inputOfCell(clientFields.revenue, text, readNumber)).toBe(amount);
});

it('reads exported labels back unchanged', () => {
  const labels = ['a;b', 'x, y', 'p|q', '"cité"', 'simple'];
  const text = textOfLabels(labels, labelMarks.file);
  expect(inputOfCell(clientFields.tags, text, Number)).toEqual(labels);
});
