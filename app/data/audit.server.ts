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
  { actor, at, ...entry }: AuditEntry,
): Promise<void> {
  await t.insert(auditLog).values({
    ...entry,
    id: newId(at.getTime()),
    at,
    actorKind: actor.kind,
    actorId: actor.id,
    actorName: actor.name,
  });
}
