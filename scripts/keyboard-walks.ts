const digits = '1234567890';

/** Keyboard rows, from the digits down; digits are typed with and without shift. */
const keyboards: readonly (readonly string[])[] = [
  [digits, 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ['!@#$%^&*()', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  [digits, 'azertyuiop', 'qsdfghjklm', 'wxcvbn'],
  [digits, 'qwertzuiop', 'asdfghjkl', 'yxcvbnm'],
];

/** Lengths of walks in characters. */
const length = { least: 6, most: 24 } as const;

/** Common keyboard walks, and the alphabet, in both directions. */
export function keyboardWalks(): Set<string> {
  const paths = [
    'abcdefghijklmnopqrstuvwxyz',
    digits + digits + digits,
    '0123456789'.repeat(3),
    ...keyboards.flatMap((rows) => [
      ...rows.map((row) => row + row),
      rows.join(''),
      rows.slice(1).join(''),
      rows.slice(1).map(reversed).join(''),
      ...columnPaths(rows),
      ...columnPaths(rows.slice(1)),
      ...zigzags(rows),
      ...blocks(rows),
    ]),
  ];
  const walks = new Set<string>();
  for (const path of [...paths, ...paths.map(reversed)])
    for (let start = 0; start + length.least <= path.length; start += 1)
      for (let size = length.least; size <= length.most && start + size <= path.length; size += 1)
        walks.add(path.slice(start, start + size));
  return walks;
}

const reversed = (text: string) => Array.from(text).toReversed().join('');

/**
 * Column after column, to the right and to the left: all down, all up, and alternating, such as `1qaz2wsx` or
 * `1qazxsw2`.
 */
function columnPaths(rows: readonly string[]): string[] {
  const widest = Math.max(...rows.map((row) => row.length));
  const columns = Array.from({ length: widest }, (_, at) =>
    rows.map((row) => row[at] ?? '').join(''),
  );
  return [columns, columns.toReversed()].flatMap((ordered) => [
    ordered.join(''),
    ordered.map(reversed).join(''),
    ordered.map((column, at) => (at % 2 ? reversed(column) : column)).join(''),
    ordered.map((column, at) => (at % 2 ? column : reversed(column))).join(''),
  ]);
}

/** Between two adjacent rows, such as `1q2w3e` and `qawsed`. */
function zigzags(rows: readonly string[]): string[] {
  return rows.slice(1).flatMap((row, above) => {
    const other = rows[above] ?? '';
    const pairs = Array.from(row, (key, at) => [other[at] ?? '', key] as const);
    return [
      pairs.map(([upper, lower]) => upper + lower).join(''),
      pairs.map(([upper, lower]) => lower + upper).join(''),
      pairs
        .toReversed()
        .map(([upper, lower]) => lower + upper)
        .join(''),
    ];
  });
}

/** The same few columns of several rows, in any order of the rows, such as `123qweasd` and `asdfqwer1234`. */
function blocks(rows: readonly string[]): string[] {
  const widths = [2, 3, 4, 5, 6];
  return ordersOf(rows).flatMap((ordered) =>
    widths.flatMap((width) =>
      Array.from({ length: 10 - width + 1 }, (_, start) =>
        ordered.map((row) => row.slice(start, start + width)).join(''),
      ),
    ),
  );
}

/** Two rows or more, in every order. */
function ordersOf(rows: readonly string[]): string[][] {
  const orders: string[][] = rows.flatMap((row) => {
    const others = rows.filter((other) => other !== row);
    return [
      ...others.map((other) => [row, other]),
      ...ordersOf(others).map((order) => [row, ...order]),
    ];
  });
  return orders;
}
