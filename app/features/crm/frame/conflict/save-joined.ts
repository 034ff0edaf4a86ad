/** Where something is kept that colleagues change as well, each over the version that they have read. */
export interface VersionedStore<Draft, Version, Field, Saved> {
  /** @returns `changed` when there is another version by now */
  write: (mine: Draft, on: Version) => Promise<Saved | 'changed'>;
  /** @param on the version that was refused */
  read: (on: Version) => Promise<Version>;
  join: (
    base: Version,
    mine: Draft,
    there: Version,
  ) => { joined: Draft; disputed: readonly Field[] };
}

/** Fields that a colleague has given another value meanwhile. */
export interface Dispute<Draft, Version, Field> {
  mine: Draft;
  there: Version;
  disputed: readonly Field[];
}

/** Writes until nobody has saved in between, or both have given a field another value. */
export async function saveJoined<Draft, Version, Field, Saved>(
  store: VersionedStore<Draft, Version, Field, Saved>,
  mine: Draft,
  on: Version,
): Promise<{ saved: Saved } | Dispute<Draft, Version, Field>> {
  const saved = await store.write(mine, on);
  if (saved !== 'changed') return { saved };
  const there = await store.read(on);
  const { joined, disputed } = store.join(on, mine, there);
  return disputed.length > 0 ? { mine: joined, there, disputed } : saveJoined(store, joined, there);
}
