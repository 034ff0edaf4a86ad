/** Event streams that are open in this process, by who reads them. */
export interface OpenStreams {
  readonly count: number;
  /**
   * Takes a place for one more stream.
   *
   * @param name of the reader, and of what is read where that has a limit of its own
   * @param most places under that name
   * @returns gives the place back, once however often it is called; null when all are taken
   */
  open(name: string, most: number): (() => void) | null;
}

/** Seconds after which a reader without a place may ask again. */
export const streamRetry = 60;

export function createOpenStreams(): OpenStreams {
  const places = new Map<string, Set<symbol>>();
  return {
    get count() {
      return [...places.values()].reduce((sum, { size }) => sum + size, 0);
    },
    open(name, most) {
      const taken = places.get(name) ?? new Set<symbol>();
      if (taken.size >= most) return null;
      const place = Symbol(name);
      places.set(name, taken.add(place));
      return () => {
        const isFirstTime = taken.delete(place);
        // Under the same name there may be others by now.
        if (isFirstTime && taken.size === 0) places.delete(name);
      };
    },
  };
}
