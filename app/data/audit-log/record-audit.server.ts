import type { Actor } from '#app/domain/staff/actor.ts';

import type { Transaction } from './database.server.ts';
import { newId } from './new-id.server.ts';
import { auditLog } from './schema/audit.server.ts';

export interface AuditEntry {
  actor: Actor;
  /** `<entity>.<verb>`, such as `client.update`. */
  action: string;
  /** Kind of what was changed, such as `client`. */
  entity: string;
  entityId: string;
  /** The record as it was; null where there was none. No passwords, tokens or keys. */
  before: object | null;
  /** The record as it is now; null where none is left. */
  after: object | null;
  at: Date;
}

/** Writes down what a transaction does, within it: one is not kept without the other. */
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
  // PostgreSQL takes 65,535 parameters in one statement.
  for (let at = 0; at < rows.length; at += 1000)
    // oxlint-disable-next-line no-await-in-loop -- one transaction is one connection
    await t.insert(auditLog).values(rows.slice(at, at + 1000));
}
