import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dataPath, functionPatterns, masks, multiply, qrCode, type QrCode } from './qr-code.ts';

/** Blocks of each version at level M: error correction codewords, then data codewords of each (ISO/IEC 18004, table 9). */
const blocks: Record<number, readonly [correction: number, ...data: number[]]> = {
  1: [10, 16],
  2: [16, 28],
  5: [24, 43, 43],
  6: [16, 27, 27, 27, 27],
  7: [18, 31, 31, 31, 31],
  8: [22, 38, 38, 39, 39],
  10: [26, 43, 43, 43, 43, 44],
  14: [24, 40, 40, 40, 40, 41, 41, 41, 41, 41],
};

/** Reads a code as a camera would, without mending anything: every block must check out as it is. */
function read(code: QrCode): string {
  const version = (code.length - 17) / 4;
  const [correction, ...lengths] = blocks[version] ?? [0];
  const row = code[8] ?? [];
  const format = [0, 1, 2, 3, 4, 5, 7].map((column) => Number(row[column])).join('');
  const mask = Number.parseInt(format.slice(2, 5), 2) ^ 0b101;
  const bits = dataPath(functionPatterns(version)).map(
    ([y, x]) => code[y]?.[x] !== masks[mask]?.(y, x),
  );
  const codewords = Array.from({ length: bits.length >> 3 }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((value, bit) => value * 2 + Number(bit), 0),
  );
  const parts = lengths.map((): number[] => []);
  for (let turn = 0; turn < Math.max(...lengths); turn += 1)
    for (const [index, length] of lengths.entries())
      if (turn < length) parts[index]?.push(codewords.shift() ?? -1);
  const data = parts.flat();
  for (let turn = 0; turn < correction; turn += 1)
    for (const part of parts) part.push(codewords.shift() ?? -1);
  for (const part of parts)
    for (let power = 0, root = 1; power < correction; power += 1, root = multiply(root, 2))
      if (part.reduce((sum, each) => multiply(sum, root) ^ each, 0) !== 0)
        throw new Error('A block does not check out');
  const binary = data.map((each) => each.toString(2).padStart(8, '0')).join('');
  const lengthEnd = version < 10 ? 12 : 20;
  const length = Number.parseInt(binary.slice(4, lengthEnd), 2);
  const bytes = Array.from({ length }, (_, index) =>
    Number.parseInt(binary.slice(lengthEnd + index * 8, lengthEnd + index * 8 + 8), 2),
  );
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

const picture = (code: QrCode) => code.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));

describe('a QR code', () => {
  it.each([
    ['a', 21],
    ['14 characters.', 21],
    ['15 characters..', 25],
    ['é'.repeat(42), 37],
    ['x'.repeat(122), 45],
    [
      'otpauth://totp/Iluma:amelie.fontaine@iluma.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      41,
    ],
    ['x'.repeat(152), 49],
    ['x'.repeat(200), 57],
    ['x'.repeat(360), 73],
  ])('of %j is %i modules wide and reads the same', (text, size) => {
    const code = qrCode(text) ?? [];
    expect(code.length).toBe(size);
    expect(read(code)).toBe(text);
  });

  it('can be read whatever is in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 14 }), (text) => {
        fc.pre(text.isWellFormed() && new TextEncoder().encode(text).length <= 26);
        expect(read(qrCode(text) ?? [])).toBe(text);
      }),
    );
  });

  it('is the one that other encoders draw', () => {
    expect(picture(qrCode('ILUMA') ?? [])).toEqual([
      '#######..#..#.#######',
      '#.....#..#.#..#.....#',
      '#.###.#.#.....#.###.#',
      '#.###.#.#####.#.###.#',
      '#.###.#.##..#.#.###.#',
      '#.....#.#..#..#.....#',
      '#######.#.#.#.#######',
      '........#.#..........',
      '#.#####...##..#####..',
      '###..#...#.####..#...',
      '.#######..#.#.##..##.',
      '..#.#...#..####..###.',
      '####.##..##.#..#.##.#',
      '........#.#.#..#.##..',
      '#######...##.#..####.',
      '#.....#.###....#####.',
      '#.###.#.#..#.#..#.##.',
      '#.###.#.#.######.#...',
      '#.###.#.#...#.##.##..',
      '#.....#..#.####..##..',
      '#######.##..#..#..##.',
    ]);
  });

  it('ends at 412 bytes', () => {
    expect(qrCode('x'.repeat(412))).not.toBe(null);
    expect(qrCode('x'.repeat(413))).toBe(null);
  });
});
