import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { constellationOf, type Constellation } from './constellation.ts';

/** The number of stars connected to the first one by lines. */
function reached({ lines }: Constellation): number {
  const seen = new Set([0]);
  for (const from of seen) {
    for (const [a, b] of lines) {
      if (a === from) seen.add(b);
      if (b === from) seen.add(a);
    }
  }
  return seen.size;
}

describe('a constellation', () => {
  it('is always the same for the same name', () => {
    // Cached and shared pictures must not change accidentally with a release.
    const { stars, lines } = constellationOf('ila');
    expect(stars[0]).toEqual({ x: 112, y: 78, r: 1 });
    expect(lines).toHaveLength(stars.length - 1);
    expect(constellationOf('ila')).toEqual({ stars, lines });
  });

  it('differs from name to name', () => {
    const names = [
      'katz-sport',
      'clinique-rfs',
      'adluma',
      'blogia',
      'hub',
      'ila',
      'landing',
      'home',
    ];
    const drawn = names.map((name) => JSON.stringify(constellationOf(name)));
    expect(new Set(drawn).size).toBe(names.length);
  });

  it('has its stars inside the box, apart from each other and connected, for any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const sky = constellationOf(name);
        expect(sky.stars.length).toBeGreaterThanOrEqual(5);
        expect(sky.stars.length).toBeLessThanOrEqual(9);
        for (const { x, y, r } of sky.stars) {
          expect(x - r >= 0 && x + r <= 160 && y - r >= 0 && y + r <= 100).toBe(true);
        }
        for (const [index, a] of sky.stars.entries()) {
          for (const b of sky.stars.slice(index + 1)) {
            expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(20);
          }
        }
        expect(reached(sky)).toBe(sky.stars.length);
      }),
    );
  });
});
