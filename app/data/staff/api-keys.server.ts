import { and, desc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { recordAudit } from '#app/data/audit-log/record-audit.server.ts';
import type { Database } from '#app/data/engine/database.server.ts';
import { newId } from '#app/data/engine/new-id.server.ts';
import { hashOf, newToken } from '#app/data/secrets/tokens.server.ts';
import { hour } from '#app/domain/durations.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import type { KeyListItem } from '#app/domain/staff/administration.ts';
import { apiKeys } from './api-keys-schema.server.ts';

/** Prefix by which secret scanners recognise a key in code and logs. */
const keyPrefix = 'iluma_';

/** Length of the visible prefix. */
const visibleLength = keyPrefix.length + 6;

interface Context {
  database: Database;
  now: () => number;
}

/** @param now clock, in epoch milliseconds */
export function createApiKeyStore(database: Database, now: () => number = Date.now) {
  const context = { database, now };
  return {
    /** @returns `secret`: the key itself, which cannot be read again */
    create: (key: Pick<KeyListItem, 'name' | 'scopes' | 'expiresAt'>, actor: Actor) =>
      createKey(context, key, actor),

    /** The key with this secret; null when it is unknown, revoked or expired. */
    find: (secret: string) => findKey(context, secret),

    /** Newest first. */
    async list(): Promise<KeyListItem[]> {
      const rows = await database.db
        .select()
        .from(apiKeys)
        .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
        .limit(500);
      return rows.map(keyOf);
    },

    /** @returns false when there is no such active key */
    revoke: (id: string, actor: Actor) => revokeKey(context, id, actor),
  };
}

async function createKey(
  { database, now }: Context,
  { name, scopes, expiresAt }: Pick<KeyListItem, 'name' | 'scopes' | 'expiresAt'>,
  actor: Actor,
): Promise<{ key: KeyListItem; secret: string }> {
  const secret = keyPrefix + newToken();
  const at = new Date(now());
  const row: typeof apiKeys.$inferSelect = {
    id: newId(at.getTime()),
    name,
    hash: hashOf(secret),
    prefix: secret.slice(0, visibleLength),
    scopes: [...scopes],
    createdAt: at,
    createdBy: actor.name,
    expiresAt: expiresAt === null ? null : new Date(expiresAt),
    revokedAt: null,
    lastUsedAt: null,
  };
  const key = keyOf(row);
  await database.tx(async (t) => {
    await t.insert(apiKeys).values(row);
    const entry = { action: 'api-key.create', entity: 'api-key', entityId: row.id };
    await recordAudit(t, { ...entry, actor, at, before: null, after: key });
  });
  return { key, secret };
}

async function findKey(
  { database: { db }, now }: Context,
  secret: string,
): Promise<Pick<KeyListItem, 'id' | 'name' | 'scopes'> | null> {
  if (!secret.startsWith(keyPrefix)) return null;
  const at = new Date(now());
  const [row] = await db
    .select()
    .from(apiKeys)
    .where(
      and(
        eq(apiKeys.hash, hashOf(secret)),
        isNull(apiKeys.revokedAt),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, at)),
      ),
    );
  if (!row) return null;
  if (!row.lastUsedAt || at.getTime() - row.lastUsedAt.getTime() > hour)
    await db
      .update(apiKeys)
      .set({ lastUsedAt: at })
      .where(
        and(eq(apiKeys.id, row.id), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, at))),
      );
  return keyOf(row);
}

async function revokeKey({ database, now }: Context, id: string, actor: Actor): Promise<boolean> {
  const at = new Date(now());
  return database.tx(async (t) => {
    const [row] = await t
      .update(apiKeys)
      .set({ revokedAt: at })
      .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
      .returning();
    if (!row) return false;
    const after = keyOf(row);
    const entry = { action: 'api-key.revoke', entity: 'api-key', entityId: id };
    await recordAudit(t, { ...entry, actor, at, before: { ...after, revokedAt: null }, after });
    return true;
  });
}

function keyOf({ hash: _hash, ...row }: typeof apiKeys.$inferSelect): KeyListItem {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}
