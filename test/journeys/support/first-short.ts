type Tag = '@smoke' | '@long';

interface Details {
  tag: Tag[];
}

/** Details of a journey: tagged long, unless it is short. */
export const longUnless = (isShort: boolean, ...short: '@smoke'[]): Details => ({
  tag: isShort ? short : ['@long'],
});

/**
 * Values that a journey is repeated for, with its details. The first values make short journeys; the others add little,
 * and make long ones.
 *
 * @param count of the values with short journeys
 * @param short tag of the short journeys, if any
 */
export const firstShort = <const Value>(
  values: readonly Value[],
  count = 1,
  ...short: '@smoke'[]
): readonly (readonly [Value, Details])[] =>
  values.map((value, index) => [value, longUnless(index < count, ...short)]);
