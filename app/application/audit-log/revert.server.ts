import type { AuditRecord } from '#app/data/audit-log/audit-log.server.ts';
import type { SettingsCache } from '#app/data/settings/settings-cache.server.ts';
import {
  collectionTable,
  collections,
  type Collection,
  type Records,
} from '#app/domain/crm/records/entities.ts';
import { revertingChange } from '#app/domain/crm/store/change-groups.ts';
import type { Applied } from '#app/domain/crm/store/store.ts';
import { readSettings } from '#app/domain/settings/site-settings.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import type { UserStore } from '../crm/user-store.server.ts';

type State = Records[Collection] | null;

type Store = Pick<UserStore, 'get' | 'restore'>;

export type Reverted =
  | { is: 'done' }
  /** Changed by another member since. */
  | { is: 'conflict'; conflict: Extract<Applied, { ok: false }>['conflict'] | null }
  /** The entry changed no record, for example a sign-in. */
  | { is: 'not-possible' };

/**
 * Reverts one entry of the audit log, whatever has changed since: restores the record's previous values, or deletes a
 * record that the entry created. The revert is itself a change with an audit entry.
 */
export async function revert(
  {
    entity,
    entityId,
    before,
    after,
  }: Pick<AuditRecord, 'entity' | 'entityId' | 'before' | 'after'>,
  { store, settings, actor }: { store: Store; settings: SettingsCache; actor: Actor },
): Promise<Reverted> {
  if (entity === 'cockpit') {
    const { version } = await settings.read();
    const saved = await settings.save(readSettings(before), version, actor);
    return saved ? { is: 'done' } : { is: 'conflict', conflict: null };
  }
  const collection = collections.find((each) => collectionTable[each].entity === entity);
  if (!collection) return { is: 'not-possible' };
  const current = await store.get(collection, entityId);
  const states = { before: before as State, after: after as State, current };
  const change = revertingChange(collection, entityId, states);
  if (!change) return { is: 'not-possible' };
  const applied = await store.restore([change]);
  return applied.ok ? { is: 'done' } : { is: 'conflict', conflict: applied.conflict };
}
