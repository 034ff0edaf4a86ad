import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCsvReader, separators, type CsvRow, type Separator } from './csv-reader.ts';

function read(text: string, cut = text.length): CsvRow[] {
  const reader = createCsvReader();
  const rows: CsvRow[] = [];
  for (let at = 0; at < text.length; at += cut) rows.push(...reader.push(text.slice(at, at + cut)));
  return [...rows, ...reader.end()];
}

const cellsOf = (rows: readonly CsvRow[]) => rows.map(({ cells }) => cells);

describe('reading a CSV table', () => {
  it.each<[name: string, text: string, rows: string[][]]>([
    [
      'with semicolons',
      'a;b\n1,5;2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'with commas',
      'a,b\n1.5,2',
      [
        ['a', 'b'],
        ['1.5', '2'],
      ],
    ],
    [
      'with tabs',
      'a\tb\n1,5\t2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    ['with one column', 'name\nA', [['name'], ['A']]],
    [
      'with CRLF, a lone CR and no end of line',
      'a;b\r\n1;2\r3;4',
      [
        ['a', 'b'],
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [
      'with a byte order mark',
      '\ufeffa;b\n1;2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'with Excel’s line',
      'sep=,\r\na,b;c\r\n1,2;3',
      [
        ['a', 'b;c'],
        ['1', '2;3'],
      ],
    ],
    [
      'with quotes',
      '"a;b";"c""d"\n"e\r\nf";""',
      [
        ['a;b', 'c"d'],
        ['e\r\nf', ''],
      ],
    ],
    [
      'with quotes where none belong',
      'a "b";c\n"d"e;f',
      [
        ['a "b"', 'c'],
        ['de', 'f'],
      ],
    ],
    [
      'with blank lines',
      '\n\na;b\n\n1;2\n\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'with empty cells',
      'a;b;c\n;;',
      [
        ['a', 'b', 'c'],
        ['', '', ''],
      ],
    ],
    [
      'with a separator inside every cell',
      'n;t\nA, B;C, D\nE, F;G, H',
      [
        ['n', 't'],
        ['A, B', 'C, D'],
        ['E, F', 'G, H'],
      ],
    ],
    ['of nothing', '', []],
  ])('%s', (_name, text, rows) => {
    expect(cellsOf(read(text))).toEqual(rows);
    expect(cellsOf(read(text, 1))).toEqual(rows);
  });

  it('reports the line of each row', () => {
    expect(read('a;b\n"1\n2";3\n\n4;5').map(({ line }) => line)).toEqual([1, 2, 5]);
    expect(read('sep=;\r\na;b\r\n1;2').map(({ line }) => line)).toEqual([2, 3]);
  });

  it('reports the line of an unclosed quote', () => {
    const reader = createCsvReader();
    reader.push('a;b\n1;"2\n3;4\n');
    reader.end();
    expect(reader.openQuote()).toBe(2);
  });

  it('reads the same cells from chunks of any size', () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', 'é', '"', ';', ',', '\t', '\n', '\r', ' '),
    });
    const table = fc.integer({ min: 2, max: 4 }).chain((width) =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
        minLength: 1,
        maxLength: 6,
      }),
    );
    fc.assert(
      fc.property(
        table,
        fc.constantFrom(...separators),
        fc.integer({ min: 1, max: 9 }),
        (rows, separator, cut) => {
          const text = `sep=${separator}\n${written(rows, separator)}`;
          expect(cellsOf(read(text, cut))).toEqual(rows);
        },
      ),
    );
  });
});

function written(rows: readonly (readonly string[])[], separator: Separator): string {
  return rows
    .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator))
    .join('\r\n');
}
