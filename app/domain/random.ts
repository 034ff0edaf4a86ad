/** Pseudo-random numbers, uniform in [0, 1). */
export type Random = () => number;

/** A deterministic generator with a seed (xmur3 hash into mulberry32). For samples and estimates, not for secrets. */
export function seededRandom(seed: string): Random {
  let state = 1779033703;
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 3432918353);
    state = (state << 13) | (state >>> 19);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** An integer from `min` to `max`, both included. */
export function integerBetween(random: Random, min: number, max: number): number {
  return min + Math.floor(random() * (max - min + 1));
}

/**
 * A random item of a list, uniformly distributed.
 *
 * @throws RangeError for an empty list
 */
export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('Nothing to pick from');
  return item;
}
