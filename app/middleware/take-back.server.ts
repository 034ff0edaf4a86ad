import type { AuditRecord } from '#app/data/audit-log.server.ts';
import type { CockpitWatch } from '#app/data/cockpit-watch.server.ts';
import { readCockpit } from '#app/domain/cockpit.ts';
import type { Collection, Records } from '#app/domain/crm/entities.ts';
import type { Applied, Change, CrmStore } from '#app/domain/crm/store.ts';
import type { Actor } from '#app/domain/staff/actor.ts';

/** Records of the CRM by the name they have in the audit log. */
const collectionOf: Readonly<Partial<Record<string, Collection>>> = {
  client: 'clients',
  project: 'projects',
  task: 'tasks',
  entry: 'journal',
};

export type TakenBack =
  | { is: 'done' }
  /** Somebody has changed it while it was being put back. */
  | { is: 'conflict'; conflict: Extract<Applied, { ok: false }>['conflict'] | null }
  /** There is nothing to put back, such as a sign-in. */
  | { is: 'not-possible' };

/**
 * Puts something back as it was before one entry of the audit log, whatever has happened to it since: a record with the
 * values it had, or away with it when the entry is its creation. It is a change like any other, with an entry of its own.
 */
export async function takeBack(
  { entity, entityId, before }: Pick<AuditRecord, 'entity' | 'entityId' | 'before'>,
  { store, cockpit, actor }: { store: CrmStore; cockpit: CockpitWatch; actor: Actor },
): Promise<TakenBack> {
  if (entity === 'cockpit') {
    const { version } = await cockpit.read();
    const saved = await cockpit.save(readCockpit(before), version, actor);
    return saved ? { is: 'done' } : { is: 'conflict', conflict: null };
  }
  const collection = collectionOf[entity];
  if (!collection) return { is: 'not-possible' };
  const current = await store.get(collection, entityId);
  const change = changeTo(collection, entityId, before as Records[Collection] | null, current);
  if (!change) return { is: 'not-possible' };
  const applied = await store.apply([change]);
  return applied.ok ? { is: 'done' } : { is: 'conflict', conflict: applied.conflict };
}

function changeTo(
  collection: Collection,
  id: string,
  before: Records[Collection] | null,
  current: Records[Collection] | null,
): Change | null {
  if (before)
    return { do: 'put', in: collection, record: before, on: current?.version ?? null } as Change;
  return current && { do: 'remove', in: collection, id, on: current.version };
}
