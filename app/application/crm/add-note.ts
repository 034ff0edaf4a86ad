import { newId } from '#app/data/engine/new-id.server.ts';
import { planAddNote } from '#app/domain/crm/plans/clients.ts';
import { clientFields } from '#app/domain/crm/records/clients.ts';
import type { Client } from '#app/domain/crm/records/entities.ts';
import type { CrmStore } from '#app/domain/crm/store/store.ts';

/** Number of attempts to add a note while others change the client. */
const tries = 5;

type Added =
  | { outcome: 'added'; client: Client }
  | { outcome: 'unknown' }
  /** The client already has the maximum number of notes. */
  | { outcome: 'full' }
  /** The client keeps being changed by others. */
  | { outcome: 'busy' };

/**
 * Appends a note to a client. It needs no version: concurrent changes by others are preserved.
 *
 * @param by name of the author
 * @param now epoch milliseconds
 */
export async function addNote(
  store: Pick<CrmStore, 'apply' | 'get'>,
  { id, text }: { id: string; text: string },
  { by, now }: { by: string; now: number },
): Promise<Added> {
  const planning = { now: new Date(now).toISOString(), newId: () => newId(now), author: by };
  /* oxlint-disable no-await-in-loop -- each try is made on what the one before has found */
  for (let left = tries; left > 0; left -= 1) {
    const client = await store.get('clients', id);
    if (!client) return { outcome: 'unknown' };
    if (client.notes.length >= clientFields.notes.most) return { outcome: 'full' };
    const applied = await store.apply(planAddNote(client, text, planning));
    if (!applied.ok) continue;
    const after = await store.get('clients', id);
    return after ? { outcome: 'added', client: after } : { outcome: 'unknown' };
  }
  /* oxlint-enable no-await-in-loop */
  return { outcome: 'busy' };
}
