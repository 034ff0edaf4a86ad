/** Storage of something that colleagues edit too; each write names the version it is based on. */
export interface VersionedStore<Draft, Version, Field, Saved> {
  /** @returns `changed` when a newer version exists */
  write: (mine: Draft, on: Version) => Promise<Saved | 'changed'>;
  /** @param on the rejected version */
  read: (on: Version) => Promise<Version>;
  join: (
    base: Version,
    mine: Draft,
    there: Version,
  ) => { joined: Draft; disputed: readonly Field[] };
}

/** Fields that a colleague has changed to a different value meanwhile. */
export interface Dispute<Draft, Version, Field> {
  mine: Draft;
  there: Version;
  disputed: readonly Field[];
}

/** Retries until no one else has saved in between, or until both have changed a field to different values. */
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
