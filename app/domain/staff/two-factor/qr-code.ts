/**
 * A QR code as rows of dark (true) and light modules: byte mode, error correction level M, which survives 15 % of
 * damage. Source: ISO/IEC 18004:2015; section numbers below are its own.
 */
export type QrCode = readonly (readonly boolean[])[];

/** Error correction codewords of one block and number of blocks, by version from 1 on (§7.5.1, table 9, level M). */
const blocksOf = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
  [18, 4],
  [22, 4],
  [22, 5],
  [26, 5],
  [30, 5],
  [22, 8],
  [22, 9],
  [24, 9],
  [24, 10],
] as const;

/** @returns null for a text that is too long, which is 412 bytes in UTF-8 */
export function qrCode(text: string): QrCode | null {
  const bytes = new TextEncoder().encode(text);
  for (const [index, [correction, blocks]] of blocksOf.entries()) {
    const version = index + 1;
    const capacity = (rawModules(version) >> 3) - correction * blocks;
    const data = dataCodewords(bytes, version, capacity);
    if (data) return draw(version, interleaved(data, correction, blocks));
  }
  return null;
}

/** Modules for data and error correction: all but the patterns that make the code readable (§7.1, table 1). */
function rawModules(version: number): number {
  const size = 17 + 4 * version;
  const finders = 3 * 64;
  const timing = 2 * (size - 16);
  const format = 31;
  const aligned = version === 1 ? 0 : Math.floor(version / 7) + 2;
  // Alignment patterns are of 25 modules; those on the timing rows share five each.
  const alignment = aligned === 0 ? 0 : 25 * (aligned ** 2 - 3) - 5 * 2 * (aligned - 2);
  return size ** 2 - finders - timing - format - alignment - (version >= 7 ? 36 : 0);
}

/** The text in codewords: mode, length, bytes, terminator, padding (§7.4). Null when it does not fit. */
function dataCodewords(bytes: Uint8Array, version: number, capacity: number): number[] | null {
  const lengthBits = version < 10 ? 8 : 16;
  const used = 4 + lengthBits + 8 * bytes.length;
  if (used > capacity * 8) return null;
  const bits: number[] = [];
  const push = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit -= 1) bits.push((value >>> bit) & 1);
  };
  push(0b0100, 4);
  push(bytes.length, lengthBits);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, capacity * 8 - used));
  push(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < capacity * 8; pad ^= 0xec ^ 0x11) push(pad, 8);
  return Array.from({ length: capacity }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((value, bit) => (value << 1) | bit, 0),
  );
}

/** Blocks with their error correction, taken in turns (§7.6). */
function interleaved(data: readonly number[], correction: number, count: number): number[] {
  const short = Math.floor(data.length / count);
  const longFrom = count - (data.length % count);
  const divisor = generator(correction);
  let start = 0;
  const blocks = Array.from({ length: count }, (_, index) => {
    const block = data.slice(start, start + short + (index >= longFrom ? 1 : 0));
    start += block.length;
    return { block, check: remainder(block, divisor) };
  });
  const inTurns = (part: 'block' | 'check', length: number) =>
    Array.from({ length }, (_, row) => blocks.flatMap((each) => each[part][row] ?? [])).flat();
  return [...inTurns('block', short + 1), ...inTurns('check', correction)];
}

/** Product in GF(256) modulo x^8 + x^4 + x^3 + x^2 + 1 (§7.5.2). */
export function multiply(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((other >>> bit) & 1) * one;
  }
  return product;
}

/** Coefficients of the product of (x - 2^i), without the first, which is 1. */
function generator(degree: number): number[] {
  const result = [...Array.from({ length: degree - 1 }, () => 0), 1];
  let root = 1;
  for (let i = 0; i < degree; i += 1) {
    for (let j = 0; j < degree; j += 1)
      result[j] = multiply(result[j] ?? 0, root) ^ (result[j + 1] ?? 0);
    root = multiply(root, 2);
  }
  return result;
}

function remainder(data: readonly number[], divisor: readonly number[]): number[] {
  const result = divisor.map(() => 0);
  for (const value of data) {
    const factor = value ^ (result.shift() ?? 0);
    result.push(0);
    for (const [index, coefficient] of divisor.entries())
      result[index] = (result[index] ?? 0) ^ multiply(coefficient, factor);
  }
  return result;
}

/** Conditions that turn a module over (§7.8.2). */
export const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

type Cell = boolean | undefined;

/** The code under the mask that makes it easiest to read. */
function draw(version: number, codewords: readonly number[]): QrCode {
  const patterns = functionPatterns(version);
  const path = dataPath(patterns);
  const candidates = masks.map((mask, number) => {
    const cells = patterns.map((row) => row.map((cell) => cell ?? false));
    for (const [index, [row, column]] of path.entries()) {
      const bit = ((codewords[index >>> 3] ?? 0) >>> (7 - (index & 7))) & 1;
      const line = cells[row];
      if (line) line[column] = (bit === 1) !== mask(row, column);
    }
    drawFormat(cells, number);
    return cells;
  });
  const scores = candidates.map(penalty);
  return candidates[scores.indexOf(Math.min(...scores))] ?? [];
}

/** Everything that is the same whatever the text; places for data are undefined (§6.3). */
export function functionPatterns(version: number): Cell[][] {
  const size = 17 + 4 * version;
  const cells = Array.from({ length: size }, () =>
    Array.from({ length: size }, (): Cell => undefined),
  );
  const set = (row: number, column: number, isDark: boolean) => {
    const line = cells[row];
    if (line && column >= 0 && column < size) line[column] = isDark;
  };
  for (let i = 8; i < size - 8; i += 1) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  const centres = alignmentCentres(version);
  const last = centres.at(-1);
  for (const row of centres)
    for (const column of centres) {
      const isFinder =
        (row === 6 && column === 6) ||
        (row === 6 && column === last) ||
        (row === last && column === 6);
      if (!isFinder) square(row, column, 2, (distance) => distance !== 1);
    }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    square(row, column, 4, (distance) => distance !== 2 && distance !== 4);
  drawFormat(cells, 0);
  if (version >= 7) {
    const bits = (version << 12) | bch(version, 12, 0x1f25);
    for (let i = 0; i < 18; i += 1) {
      const [far, near] = [size - 11 + (i % 3), Math.floor(i / 3)];
      set(far, near, ((bits >>> i) & 1) === 1);
      set(near, far, ((bits >>> i) & 1) === 1);
    }
  }
  return cells;

  function square(row: number, column: number, reach: number, isDark: (d: number) => boolean) {
    for (let dy = -reach; dy <= reach; dy += 1)
      for (let dx = -reach; dx <= reach; dx += 1)
        set(row + dy, column + dx, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
  }
}

/** Rows and columns of alignment patterns' centres (annex E). */
function alignmentCentres(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const size = 17 + 4 * version;
  const step = Math.ceil((size - 13) / (count * 2 - 2)) * 2;
  const fromTheEnd = Array.from({ length: count - 1 }, (_, index) => size - 7 - index * step);
  return [6, ...fromTheEnd.toReversed()];
}

/** Level and mask, twice (§7.9). */
function drawFormat(cells: Cell[][], mask: number): void {
  const size = cells.length;
  // Level M is 00.
  const bits = ((mask << 10) | bch(mask, 10, 0x537)) ^ 0x5412;
  const set = (row: number, column: number, bit: number) => {
    const line = cells[row];
    if (line) line[column] = ((bits >>> bit) & 1) === 1;
  };
  for (let bit = 0; bit < 15; bit += 1) {
    const skip = bit < 6 ? bit : bit < 8 ? bit + 1 : 14 - bit;
    if (bit < 8) {
      set(skip, 8, bit);
      set(8, size - 1 - bit, bit);
    } else {
      set(8, bit === 8 ? 7 : skip, bit);
      set(size - 15 + bit, 8, bit);
    }
  }
  const line = cells[size - 8];
  if (line) line[8] = true;
}

/** Check bits of a Bose-Chaudhuri-Hocquenghem code (annexes C and D). */
function bch(value: number, count: number, divisor: number): number {
  let rest = value;
  for (let i = 0; i < count; i += 1) rest = (rest << 1) ^ ((rest >>> (count - 1)) * divisor);
  return rest;
}

/** Places for data, in the order in which they are filled: columns in pairs, up and down (§7.7.3). */
export function dataPath(patterns: readonly (readonly Cell[])[]): [row: number, column: number][] {
  const size = patterns.length;
  const path: [number, number][] = [];
  let goesUp = true;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const row = goesUp ? size - 1 - step : step;
      for (const column of [right, right - 1])
        if (patterns[row]?.[column] === undefined) path.push([row, column]);
    }
    goesUp = !goesUp;
  }
  return path;
}

/** How hard a code is to read (§7.8.3). */
function penalty(cells: QrCode): number {
  const size = cells.length;
  const columns = cells.map((_, index) => cells.map((row) => row[index] ?? false));
  let score = 0;
  for (const line of [...cells, ...columns]) {
    const text = line.map(Number).join('');
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) score += run.length - 2;
    score += 40 * (text.match(/(?=10111010000|00001011101)/g)?.length ?? 0);
  }
  for (let row = 1; row < size; row += 1)
    for (let column = 1; column < size; column += 1) {
      const corner = cells[row]?.[column];
      const isBlock =
        corner === cells[row - 1]?.[column] &&
        corner === cells[row]?.[column - 1] &&
        corner === cells[row - 1]?.[column - 1];
      if (isBlock) score += 3;
    }
  const dark = cells.flat().filter(Boolean).length;
  return score + 10 * Math.floor(Math.abs((dark * 20) / size ** 2 - 10));
}
