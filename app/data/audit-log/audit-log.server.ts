import {
  and,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  notExists,
  or,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader } from '#app/data/engine/database.server.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
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
  /** Id of a bulk change. */
  groupId?: string | undefined;
  /** Whether a bulk change is listed as one entry, its latest. */
  isCollapsed?: boolean | undefined;
  /** Half-open time range, `until` exclusive; ISO 8601, UTC. */
  since?: string | undefined;
  until?: string | undefined;
  /** Id of the last entry of the previous page. */
  before?: string | undefined;
  limit: number;
}

/** Newest first. Ids are UUIDs of version 7, which sort by time. */
export async function listAudit(reader: Reader, query: AuditQuery): Promise<AuditRecord[]> {
  const { isCollapsed, before, limit } = query;
  const rows = await reader
    .select()
    .from(auditLog)
    .where(
      and(
        matching(auditLog, query),
        before === undefined ? undefined : lt(auditLog.id, before),
        isCollapsed ? isLastOfStep(reader, query) : undefined,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);
  return rows.map(toRecord);
}

type Log = typeof auditLog;

function matching(
  log: Log,
  { entity, entityId, actorId, groupId, since, until }: AuditQuery,
): SQL | undefined {
  return and(
    entity === undefined ? undefined : eq(log.entity, entity),
    entityId === undefined ? undefined : eq(log.entityId, entityId),
    actorId === undefined ? undefined : eq(log.actorId, actorId),
    groupId === undefined ? undefined : eq(log.groupId, groupId),
    since === undefined ? undefined : gte(log.at, new Date(since)),
    until === undefined ? undefined : lt(log.at, new Date(until)),
  );
}

/** The latest matching entry of each bulk change; the index of groups is probed row by row. */
function isLastOfStep(reader: Reader, query: AuditQuery): SQL | undefined {
  const later = alias(auditLog, 'later');
  return or(
    isNull(auditLog.groupId),
    notExists(
      reader
        .select({ id: later.id })
        .from(later)
        .where(
          and(
            eq(later.groupId, auditLog.groupId),
            gt(later.id, auditLog.id),
            matching(later as unknown as Log, query),
          ),
        ),
    ),
  );
}

/** Number of entries in each bulk change. */
export async function sizesOfSteps(
  reader: Reader,
  groupIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (groupIds.length === 0) return new Map();
  const rows = await reader
    .select({ groupId: auditLog.groupId, size: count() })
    .from(auditLog)
    .where(inArray(auditLog.groupId, [...groupIds]))
    .groupBy(auditLog.groupId);
  return new Map(rows.map(({ groupId, size }) => [groupId ?? '', size]));
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
