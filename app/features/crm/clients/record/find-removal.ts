import { ruleOf } from '#app/domain/crm/plans/rule-name.ts';
import type { Client } from '#app/domain/crm/records/entities.ts';
import type { Instant } from '#app/domain/crm/records/field.ts';
import type { CrmStore } from '#app/domain/crm/store/store.ts';

/** Who removed a client and when, and the client that it was merged into, if any. */
export interface Removal {
  author: string;
  at: Instant;
  into: { id: string; name: string } | null;
}

const newest = { sort: { by: 'timestamp', descending: true }, limit: 20 } as const;

/** The removal of a client, from the journal; null without an entry, as after a bulk removal. */
export async function findRemoval(store: CrmStore, client: Client): Promise<Removal | null> {
  const [own, naming] = await Promise.all([
    store.list('journal', { where: { relatedId: client.id }, ...newest }),
    store.list('journal', { search: client.name, ...newest }),
  ]);
  const removals = [...own.items, ...naming.items].flatMap<Removal>(
    ({ basis, relatedTo: { id }, timestamp: at, author }) => {
      // An earlier removal was reverted.
      if (!basis || at < client.updatedAt) return [];
      const { name, other } = basis.inputs;
      if (ruleOf(basis) === 'deleted' && id === client.id) return [{ author, at, into: null }];
      const isMerged = ruleOf(basis) === 'merged' && other === client.name && id !== client.id;
      return isMerged ? [{ author, at, into: { id, name: String(name) } }] : [];
    },
  );
  return removals.toSorted((a, b) => b.at.localeCompare(a.at))[0] ?? null;
}
