import { expect, it } from 'vitest';
import { qrCodeOf } from './qr-code.ts';

/** The finder pattern. Source: ISO/IEC 18004 §6.3.3. */
const finder = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];

it('draws the dark modules of a QR code inside a light border', () => {
  const { size, path } = qrCodeOf('otpauth://totp/Iluma:ada@iluma.example?secret=GEZDGNBVGY3TQOJQ');
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)];
  const dark = new Set(
    runs.flatMap(([, x, y, length]) =>
      Array.from({ length: Number(length) }, (_, at) => `${Number(x) + at} ${y}`),
    ),
  );
  const rows = finder.map((row, y) =>
    Array.from(row, (_, x) => (dark.has(`${x + 4} ${y + 4}`) ? '#' : '.')).join(''),
  );
  expect(rows).toEqual(finder);
  for (const place of dark)
    for (const at of place.split(' ').map(Number)) {
      expect(at).toBeGreaterThanOrEqual(4);
      expect(at).toBeLessThan(size - 4);
    }
});
