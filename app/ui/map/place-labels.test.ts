import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlap, placeLabels, type Box, type MapLabel } from './place-labels.ts';

const frame = { width: 640, height: 640 };
const px = fc.integer({ min: -100, max: 740 });
const label: fc.Arbitrary<MapLabel> = fc.record({
  name: fc.string({ minLength: 1, maxLength: 24 }),
  x: px,
  y: px,
  kind: fc.constantFrom('place', 'water', 'park', 'road'),
  weight: fc.integer({ min: 0, max: 9 }),
});
const labels = fc.array(label, { maxLength: 60 });
const obstacles: fc.Arbitrary<Box[]> = fc.array(
  fc
    .record({ x: px, y: px, size: fc.integer({ min: 4, max: 80 }) })
    .map(({ x, y, size }) => ({ left: x, top: y, right: x + size, bottom: y + size })),
  { maxLength: 20 },
);

describe('names on a map', () => {
  it('overlap neither each other nor a pin, and stay within the frame', () => {
    fc.assert(
      fc.property(labels, obstacles, (all, pins) => {
        const boxes = placeLabels(all, frame, pins).map(({ box }) => box);
        boxes.forEach((box, at) => {
          expect([...pins, ...boxes.slice(at + 1)].filter((other) => overlap(box, other))).toEqual(
            [],
          );
          expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0);
          expect(Math.max(box.right, box.bottom)).toBeLessThanOrEqual(640);
        });
      }),
    );
  });

  it('do not depend on their order', () => {
    fc.assert(
      fc.property(labels, (all) => {
        const unlike = all.filter(
          ({ name }, at) => all.findIndex((other) => other.name === name) === at,
        );
        const there = placeLabels(unlike, frame).map(({ name }) => name);
        expect(placeLabels(unlike.toReversed(), frame).map(({ name }) => name)).toEqual(there);
      }),
    );
  });

  it('keep the heavier of two names in one place, and move aside for a pin', () => {
    const one: MapLabel = { name: 'Laval', x: 100, y: 100, kind: 'place', weight: 1 };
    const two: MapLabel = { ...one, name: 'Montréal', weight: 9 };
    const right = { left: 101, top: 90, right: 200, bottom: 110 };
    expect(placeLabels([one, two], frame)[0]?.name).toBe('Montréal');
    expect(placeLabels([two], frame, [right])[0]?.box.right).toBeLessThanOrEqual(100);
  });

  it('are not repeated', () => {
    const river: MapLabel = { name: 'Seine', x: 100, y: 100, kind: 'water', weight: 1 };
    expect(placeLabels([river, { ...river, y: 400 }], frame)).toHaveLength(1);
  });
});
