import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#app/data/engine/database.server.ts';
import { newId } from '#app/data/engine/new-id.server.ts';
import type { Encryption } from '#app/data/secrets/encryption.server.ts';
import { hashOf } from '#app/data/secrets/tokens.server.ts';
import { pushRules, type BrowserSubscription } from '#app/domain/notifications/push.ts';
import { pushSubscriptions } from './push-schema.server.ts';

/** A browser, with its account and session. */
interface Used {
  staffId: string;
  sessionId: string;
}

/** Push subscriptions: the browsers in which accounts get notifications. */
export interface PushStore {
  /** Adds a browser, or transfers it to its current user. */
  add(by: Used, subscription: BrowserSubscription): Promise<void>;
  /** Records that the CRM is open in a browser; false if the browser is not the account's. */
  see(by: Used, endpoint: string): Promise<boolean>;
  remove(staffId: string, endpoint: string): Promise<void>;
  /** Number of an account's browsers, and whether one belongs to a session. */
  of(by: Used): Promise<{ browsers: number; isHere: boolean }>;
  /** Null once it is deleted, or if it was encrypted with another secret. */
  open(id: string): Promise<BrowserSubscription | null>;
  /** Deletes subscriptions that a push service no longer knows. */
  forget(id: string): Promise<void>;
}

const { id, staffId: owner, sessionId: session, endpointHash, seenAt } = pushSubscriptions;

export function createPushStore(
  database: Database,
  encryption: Encryption,
  now: () => number,
): PushStore {
  const { db } = database;
  return {
    add: ({ staffId, sessionId }, subscription) =>
      database.tx(async (t) => {
        const at = new Date(now());
        const sealed = encryption.encrypt(Buffer.from(JSON.stringify(subscription)));
        const used = { staffId, sessionId, sealed, seenAt: at };
        await t
          .insert(pushSubscriptions)
          .values({
            ...used,
            id: newId(now()),
            endpointHash: hashOf(subscription.endpoint),
            createdAt: at,
          })
          .onConflictDoUpdate({ target: endpointHash, set: used });
        const tooMany = t
          .select({ id })
          .from(pushSubscriptions)
          .where(eq(owner, staffId))
          .orderBy(desc(seenAt), desc(id))
          .offset(pushRules.mostBrowsers);
        await t.delete(pushSubscriptions).where(inArray(id, tooMany));
      }),

    async see({ staffId, sessionId }, endpoint) {
      const { rowCount } = await db
        .update(pushSubscriptions)
        .set({ sessionId, seenAt: new Date(now()) })
        .where(and(eq(endpointHash, hashOf(endpoint)), eq(owner, staffId)));
      return rowCount === 1;
    },

    async remove(staffId, endpoint) {
      await db
        .delete(pushSubscriptions)
        .where(and(eq(endpointHash, hashOf(endpoint)), eq(owner, staffId)));
    },

    async of({ staffId, sessionId }) {
      const rows = await db
        .select({ session, number: count() })
        .from(pushSubscriptions)
        .where(eq(owner, staffId))
        .groupBy(session);
      return {
        browsers: rows.reduce((sum, { number }) => sum + number, 0),
        isHere: rows.some((row) => row.session === sessionId),
      };
    },

    async open(wanted) {
      const [row] = await db.select().from(pushSubscriptions).where(eq(id, wanted));
      const bytes = row && encryption.decrypt(row.sealed);
      return bytes ? (JSON.parse(Buffer.from(bytes).toString()) as BrowserSubscription) : null;
    },

    async forget(wanted) {
      await db.delete(pushSubscriptions).where(eq(id, wanted));
    },
  };
}
