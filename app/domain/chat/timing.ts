/** Typing time of the assistant, in milliseconds: a fixed and a random part. Source: A §9. */
const typing = { least: 1000, spread: 1500 } as const;

/** The longest typing time, in milliseconds. */
export const longestTyping = typing.least + typing.spread;

/** @param random from 0 to 1 */
export function typingDelay(random: number): number {
  return typing.least + Math.round(typing.spread * random);
}

/**
 * Remaining typing time, in milliseconds; at most the longest delay, even with a wrong clock or stored record.
 *
 * @param at now and `dueAt` in epoch milliseconds
 */
export function typingLeft(dueAt: number, at: number): number {
  return Math.min(Math.max(dueAt - at, 0), longestTyping);
}
