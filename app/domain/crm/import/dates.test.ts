import { describe, expect, it } from 'vitest';
import { dateOrderOf, readDate } from './dates.ts';

describe('date order of a column', () => {
  it.each([
    [['31/12/2024', '01/02/2024'], 'day-first'],
    [['12/31/2024', '01/02/2024'], 'month-first'],
    [['01/02/2024', '2024-12-31', '3 mars 2024', 'N/D'], null],
    [['31/12/2024', '13.01.24', '12-31-2024'], 'day-first'],
  ] as const)('%j gives %s', (texts, order) => {
    expect(dateOrderOf(texts)).toBe(order);
  });
});

describe('reading a date', () => {
  it.each([
    ['2024-12-31', '2024-12-31'],
    ['2024/1/5 10:30', '2024-01-05'],
    ['2024-01-05T10:30:00Z', '2024-01-05'],
    ['31/12/2024', '2024-12-31'],
    ['12/31/2024', '2024-12-31'],
    ['03/04/2024', '2024-04-03'],
    ['3.4.24', '2024-04-03'],
    ['03-04-98 8h15', '1998-04-03'],
    ['3 mars 2024', '2024-03-03'],
    ['le mardi 12 mars 2024', '2024-03-12'],
    ['1er août 2023', '2023-08-01'],
    ['15 juil. 2023', '2023-07-15'],
    ['March 3rd, 2024', '2024-03-03'],
    ['Jul 4, 2021', '2021-07-04'],
    ['3 de enero de 2024', '2024-01-03'],
    ['2024 décembre 25', '2024-12-25'],
    ['45292', '2024-01-01'],
    ['45292,5', '2024-01-01'],
    ['31/02/2024', null],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2023', null],
    ['99999', null],
    ['mars', null],
    ['bientôt', null],
    ['', null],
  ])('%j gives %s', (text, day) => {
    expect(readDate(text, 'day-first')).toBe(day);
  });

  it('follows the column’s order where both numbers may be months', () => {
    expect(readDate('03/04/2024', 'month-first')).toBe('2024-03-04');
  });
});
