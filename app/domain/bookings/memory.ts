/** Finds what was made for a key, or makes it. */
type Memory<Made> = (key: string, make: () => Made) => Made;

/**
 * Keeps what pure functions made: questions for free times ask for the same weeks, days and holidays again and again.
 *
 * @param most kept; one more, and it begins anew
 */
export function createMemory<Made>(most: number): Memory<Made> {
  const known = new Map<string, Made>();
  return (key, make) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= most) known.clear();
    const made = make();
    known.set(key, made);
    return made;
  };
}
