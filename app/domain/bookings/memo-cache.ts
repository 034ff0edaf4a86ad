/** Returns the value of a key, computing it if it is not cached. */
type MemoCache<Value> = (key: string, compute: () => Value) => Value;

/**
 * Memoizes pure functions: queries for free times need the same weeks, days and holidays again and again.
 *
 * @param limit maximum number of entries; one more clears the cache first
 */
export function createMemoCache<Value>(limit: number): MemoCache<Value> {
  const entries = new Map<string, Value>();
  return (key, compute) => {
    const found = entries.get(key);
    if (found !== undefined) return found;
    if (entries.size >= limit) entries.clear();
    const value = compute();
    entries.set(key, value);
    return value;
  };
}
