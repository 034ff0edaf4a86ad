import type { Transaction } from '#app/data/engine/database.server.ts';
import { newId } from '#app/data/engine/new-id.server.ts';
import { partsOf } from '#app/domain/parts-of.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import { auditLog } from './schema.server.ts';

/** Entries per statement: PostgreSQL accepts at most 65,535 parameters. */
const batchSize = 1000;

export interface AuditEntry {
  actor: Actor;
  /** `<entity>.<verb>`, such as `client.update`. */
  action: string;
  /** Kind of the changed record, such as `client`. */
  entity: string;
  entityId: string;
  /** State before; null for a creation. Must not contain passwords, tokens or keys. */
  before: object | null;
  /** State after; null for a deletion. */
  after: object | null;
  /** The bulk change that it belongs to; a UUID. */
  groupId?: string | null;
  at: Date;
}

/** Inserts audit entries within the transaction they describe, so that neither exists without the other. */
export async function recordAudit(
  t: Transaction,
  ...entries: readonly AuditEntry[]
): Promise<void> {
  const rows = entries.map(({ actor, at, ...entry }) => ({
    ...entry,
    id: newId(at.getTime()),
    at,
    actorKind: actor.kind,
    actorId: actor.id,
    actorName: actor.name,
  }));
  for (const part of partsOf(rows, batchSize))
    // oxlint-disable-next-line no-await-in-loop -- one transaction is one connection
    await t.insert(auditLog).values(part);
}
