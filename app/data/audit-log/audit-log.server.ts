import { and, desc, eq, gte, lt } from 'drizzle-orm';
import type { Actor } from '#app/domain/staff/actor.ts';
import type { Reader } from '#app/data/engine/database.server.ts';
import { auditLog } from './schema.server.ts';

export interface AuditRecord {
  id: string;
  at: Date;
  actor: Actor;
  action: string;
  entity: string;
  entityId: string;
  before: unknown;
  after: unknown;
  groupId: string | null;
}

export interface AuditQuery {
  entity?: string | undefined;
  entityId?: string | undefined;
  actorId?: string | undefined;
  /** Half-open range of moments, `until` exclusive; ISO 8601, UTC. */
  since?: string | undefined;
  until?: string | undefined;
  /** Id of the last entry of the previous page. */
  before?: string | undefined;
  limit: number;
}

/** Newest first. Ids are UUIDs of version 7, so their order is the order of time. */
export async function listAudit(reader: Reader, query: AuditQuery): Promise<AuditRecord[]> {
  const { entity, entityId, actorId, since, until, before, limit } = query;
  const rows = await reader
    .select()
    .from(auditLog)
    .where(
      and(
        entity === undefined ? undefined : eq(auditLog.entity, entity),
        entityId === undefined ? undefined : eq(auditLog.entityId, entityId),
        actorId === undefined ? undefined : eq(auditLog.actorId, actorId),
        since === undefined ? undefined : gte(auditLog.at, new Date(since)),
        until === undefined ? undefined : lt(auditLog.at, new Date(until)),
        before === undefined ? undefined : lt(auditLog.id, before),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);
  return rows.map(toRecord);
}

/** @param id a UUID */
export async function findAudit(reader: Reader, id: string): Promise<AuditRecord | null> {
  const [row] = await reader.select().from(auditLog).where(eq(auditLog.id, id));
  return row ? toRecord(row) : null;
}

function toRecord(row: typeof auditLog.$inferSelect): AuditRecord {
  const { actorKind: kind, actorId, actorName: name, ...rest } = row;
  return { ...rest, actor: { kind, id: actorId, name } };
}
