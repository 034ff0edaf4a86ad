import { seededRandom } from './random.ts';

/** A drawn constellation: stars and the lines between them, in a 160 by 100 box. */
export interface Constellation {
  stars: { x: number; y: number; r: number }[];
  lines: [from: number, to: number][];
}

const width = 160;
const height = 100;

/**
 * Generates a constellation from a name; deterministic. Stars keep a minimum distance, and each new one is joined to
 * its nearest predecessor, so that the figure is connected.
 */
export function constellationOf(name: string): Constellation {
  const random = seededRandom(name);
  const count = 7 + Math.floor(random() * 3);
  const stars: Constellation['stars'] = [];
  for (let tries = 0; stars.length < count && tries < 400; tries++) {
    const star = {
      x: 12 + Math.round(random() * (width - 24)),
      y: 12 + Math.round(random() * (height - 24)),
      r: [1, 1.4, 2.2][Math.floor(random() * 3)] ?? 1,
    };
    if (stars.every((other) => distance(star, other) > 22)) stars.push(star);
  }
  const lines: Constellation['lines'] = [];
  for (let to = 1; to < stars.length; to++) {
    let from = 0;
    for (let elder = 1; elder < to; elder++) {
      if (between(stars, elder, to) < between(stars, from, to)) from = elder;
    }
    lines.push([from, to]);
  }
  return { stars, lines };
}

function between(stars: Constellation['stars'], a: number, b: number): number {
  const [first, second] = [stars[a], stars[b]];
  return first && second ? distance(first, second) : Infinity;
}

function distance(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
