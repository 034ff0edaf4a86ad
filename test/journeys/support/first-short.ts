/**
 * Values that a journey is repeated for, with its details. What the first of them show, the others show again with other
 * values: those are long journeys.
 *
 * @param count of the values that are not long
 */
export const firstShort = <const Value>(
  values: readonly Value[],
  count = 1,
): readonly (readonly [Value, { tag: string[] }])[] =>
  values.map((value, index) => [value, { tag: index < count ? [] : ['@long'] }]);
