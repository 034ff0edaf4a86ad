/** Open event streams of this process, by reader. */
export interface OpenStreams {
  readonly count: number;
  /**
   * Reserves a slot for one more stream.
   *
   * @param name of the reader, and of the resource if it has a limit of its own
   * @param most slots under that name
   * @returns releases the slot, once however often it is called; null when all are taken
   */
  open(name: string, most: number): (() => void) | null;
}

/** Seconds after which a reader without a slot may retry. */
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
        // Others may have been added under the same name since.
        if (isFirstTime && taken.size === 0) places.delete(name);
      };
    },
  };
}
