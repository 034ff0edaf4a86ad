/** Details of a journey that is a long one, unless it is short. */
export const longUnless = (isShort: boolean): { tag: string[] } => ({
  tag: isShort ? [] : ['@long'],
});

/**
 * Values that a journey is repeated for, with its details. What the first of them show, the others show again with other
 * values: those are long journeys.
 *
 * @param count of the values that are not long
 */
export const firstShort = <const Value>(
  values: readonly Value[],
  count = 1,
): readonly (readonly [Value, ReturnType<typeof longUnless>])[] =>
  values.map((value, index) => [value, longUnless(index < count)]);
