/** A record with one entry for each id. */
export function recordOf<Id extends string, Value>(
  ids: readonly Id[],
  valueOf: (id: Id, at: number) => Value,
): Record<Id, Value> {
  return Object.fromEntries(ids.map((id, at) => [id, valueOf(id, at)])) as Record<Id, Value>;
}
