import type { JournalEntry } from './entities.ts';

/**
 * Name and version of the rule of a merge's entry, which relates to the client that is kept and names the absorbed one.
 */
export const mergeRule = 'merged-1';

/** The client absorbed by a merge, from its entry; null for other entries, and for those of earlier releases. */
export function absorbedBy({ basis }: Pick<JournalEntry, 'basis'>): string | null {
  const id = basis?.rule === mergeRule ? basis.inputs.absorbed : undefined;
  return typeof id === 'string' ? id : null;
}

/**
 * The ids of a client and of all clients it has absorbed, directly or indirectly, except restored ones.
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
