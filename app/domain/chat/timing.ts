/** How long the assistant types, in milliseconds: a fixed part and up to as much at random. Source: A §9. */
const typing = { least: 1000, spread: 1500 } as const;

/** The longest typing, in milliseconds. */
export const longestTyping = typing.least + typing.spread;

/** @param random from 0 to 1 */
export function typingDelay(random: number): number {
  return typing.least + Math.round(typing.spread * random);
}

/**
 * How much longer to type, in milliseconds: never longer than the longest delay, whatever the clocks and the record say.
 *
 * @param at now and `dueAt` in epoch milliseconds
 */
export function typingLeft(dueAt: number, at: number): number {
  return Math.min(Math.max(dueAt - at, 0), longestTyping);
}
