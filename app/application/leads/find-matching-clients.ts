import type { CrmStore } from '#app/domain/crm/store/store.ts';
import { clientKeysOf } from '#app/domain/leads/conversion.ts';
import type { KnownClient } from '#app/domain/leads/inbox.ts';
import type { Lead } from '#app/domain/leads/lead.ts';

/** Existing clients that may match a lead, by name, phone number or domain: at most ten. */
export async function findMatchingClients(store: CrmStore, lead: Lead): Promise<KnownClient[]> {
  const identity = clientKeysOf(lead);
  if (identity.length === 0) return [];
  const { items } = await store.list('clients', { where: { identity }, limit: 10 });
  return items.map(({ id, version, name, status, assignedTo, contact }) => {
    return { id, version, name, status, assignedTo, contact };
  });
}
