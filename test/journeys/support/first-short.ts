/** Details of a journey: tagged long, unless it is short. */
export const longUnless = (isShort: boolean): { tag: string[] } => ({
  tag: isShort ? [] : ['@long'],
});

/**
 * Values that a journey is repeated for, with its details. The first values make short journeys; the others add little,
 * and make long ones.
 *
 * @param count of the values with short journeys
 */
export const firstShort = <const Value>(
  values: readonly Value[],
  count = 1,
): readonly (readonly [Value, ReturnType<typeof longUnless>])[] =>
  values.map((value, index) => [value, longUnless(index < count)]);
