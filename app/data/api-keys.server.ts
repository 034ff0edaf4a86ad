import { and, desc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { KeyLine } from '#app/domain/administration.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import { recordAudit } from './audit.server.ts';
import type { Database } from './database.server.ts';
import { newId } from './new-id.server.ts';
import { apiKeys } from './schema/api-keys.server.ts';
import { hashOf, newToken } from './tokens.server.ts';

/** Says what it is wherever it turns up, for whoever searches code and logs for secrets. */
const mark = 'iluma_';

/** Characters shown of a key. */
const shown = mark.length + 6;

const hour = 3_600_000;

/** @param now clock, in epoch milliseconds */
export function createApiKeyStore(database: Database, now: () => number = Date.now) {
  const { db } = database;
  return {
    /** @returns the key to hand over, which cannot be read again */
    async create(
      { name, scopes, expiresAt }: Pick<KeyLine, 'name' | 'scopes' | 'expiresAt'>,
      actor: Actor,
    ): Promise<{ key: KeyLine; secret: string }> {
      const secret = mark + newToken();
      const at = new Date(now());
      const row: typeof apiKeys.$inferSelect = {
        id: newId(at.getTime()),
        name,
        hash: hashOf(secret),
        prefix: secret.slice(0, shown),
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
    },

    /** The key that a secret belongs to, unless it is revoked or too old. */
    async find(secret: string): Promise<Pick<KeyLine, 'id' | 'name' | 'scopes'> | null> {
      if (!secret.startsWith(mark)) return null;
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
    },

    /** Latest first. */
    async list(): Promise<KeyLine[]> {
      const rows = await db
        .select()
        .from(apiKeys)
        .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
        .limit(500);
      return rows.map(keyOf);
    },

    /** @returns whether there was such a key in use */
    async revoke(id: string, actor: Actor): Promise<boolean> {
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
    },
  };
}

function keyOf({ hash: _hash, ...row }: typeof apiKeys.$inferSelect): KeyLine {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}
