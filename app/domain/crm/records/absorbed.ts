import type { JournalEntry } from './entities.ts';

/** Name and version of the rule of a merge's entry: it relates to the client that stays, and names the one that went. */
export const mergeRule = 'merged-1';

/** The client that a merge has absorbed, by its entry; null for other entries, and those of earlier releases. */
export function absorbedBy({ basis }: Pick<JournalEntry, 'basis'>): string | null {
  const id = basis?.rule === mergeRule ? basis.inputs.absorbed : undefined;
  return typeof id === 'string' ? id : null;
}

/**
 * A client's id and those of the clients that it has absorbed, directly or through others. One that is back is none of them.
 *
 * @param entriesOf the journal of a client
 */
export function withAbsorbed(
  id: string,
  entriesOf: (id: string) => readonly JournalEntry[],
  isThere: (id: string) => boolean,
): string[] {
  const known = new Set([id]);
  for (const each of known)
    for (const entry of entriesOf(each)) {
      const absorbed = absorbedBy(entry);
      if (absorbed !== null && !isThere(absorbed)) known.add(absorbed);
    }
  return [...known];
}
