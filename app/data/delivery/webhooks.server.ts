import { randomBytes } from 'node:crypto';
import { and, asc, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import {
  formerSecretTime,
  type WebhookEvent,
  type WebhookEventType,
} from '#app/domain/webhooks.ts';
import type { Reader, Transaction } from './database.server.ts';
import { newId } from './new-id.server.ts';
import { enqueue } from './outbox.server.ts';
import { webhookDeliveries, webhookEndpoints } from './schema/webhooks.server.ts';
import type { Seal } from './seal.server.ts';

/** An endpoint as staff see it: its secret is shown once, when it is made. */
export interface WebhookEndpoint {
  id: string;
  url: string;
  description: string;
  events: readonly WebhookEventType[];
  disabledAt: Date | null;
  createdAt: Date;
}

export type NewEndpoint = Pick<WebhookEndpoint, 'url' | 'description' | 'events'>;

const secretLength = 32;

/** @returns the endpoint's id, and the bytes of its secret, which cannot be read again */
export async function addEndpoint(
  t: Transaction,
  seal: Seal,
  endpoint: NewEndpoint,
  now: Date,
): Promise<{ id: string; secret: Uint8Array }> {
  const id = newId(now.getTime());
  const secret = randomBytes(secretLength);
  const { url, description, events } = endpoint;
  await t
    .insert(webhookEndpoints)
    .values({ id, url, description, events, secret: seal.close(secret), createdAt: now });
  return { id, secret };
}

const shown = {
  id: webhookEndpoints.id,
  url: webhookEndpoints.url,
  description: webhookEndpoints.description,
  events: webhookEndpoints.events,
  disabledAt: webhookEndpoints.disabledAt,
  createdAt: webhookEndpoints.createdAt,
};

export async function listEndpoints(db: Reader): Promise<readonly WebhookEndpoint[]> {
  return db
    .select(shown)
    .from(webhookEndpoints)
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id));
}

/** @returns false when there is no such endpoint */
export async function changeEndpoint(
  t: Transaction,
  id: string,
  change: Partial<Omit<WebhookEndpoint, 'id' | 'createdAt'>>,
): Promise<boolean> {
  const { rowCount } = await t
    .update(webhookEndpoints)
    .set(change)
    .where(eq(webhookEndpoints.id, id));
  return rowCount === 1;
}

/** Takes the endpoint's delivery log with it. What is still in the outbox for it is given up when its turn comes. */
export async function removeEndpoint(t: Transaction, id: string): Promise<boolean> {
  const { rowCount } = await t.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id));
  return rowCount === 1;
}

/** A new secret, at once; the one before it signs along for a day. Null when there is no such endpoint. */
export async function changeSecret(
  t: Transaction,
  seal: Seal,
  id: string,
  now: Date,
): Promise<Uint8Array | null> {
  const secret = randomBytes(secretLength);
  const { rowCount } = await t
    .update(webhookEndpoints)
    .set({
      secret: seal.close(secret),
      formerSecret: sql`${webhookEndpoints.secret}`,
      formerUntil: new Date(now.getTime() + formerSecretTime),
    })
    .where(eq(webhookEndpoints.id, id));
  return rowCount === 1 ? secret : null;
}

/**
 * Tells every endpoint that wants to know of an event, from within the transaction that makes it happen.
 *
 * @param key the same key is the same event, however often it is published
 * @param about e-mail address of the person it tells of
 */
export async function publish(
  t: Transaction,
  event: WebhookEvent,
  { key, about, now }: { key: string; about: string | null; now: Date },
): Promise<void> {
  const endpoints = await t
    .select({ id: webhookEndpoints.id, events: webhookEndpoints.events })
    .from(webhookEndpoints)
    .where(isNull(webhookEndpoints.disabledAt));
  const wanting = endpoints.filter(({ events }) => events.includes(event.type));
  await enqueue(
    t,
    now,
    ...wanting.map(({ id }) => ({
      topic: 'webhook' as const,
      payload: { endpointId: id, event },
      dedupeKey: `webhook:${key}:${id}`,
      about,
    })),
  );
}

/** Sends an endpoint an event that says nothing, to see whether it answers. */
export async function ping(t: Transaction, endpointId: string, now: Date): Promise<void> {
  const event = { type: 'ping', timestamp: now.toISOString(), data: {} } as const;
  const message = { payload: { endpointId, event }, dedupeKey: null, about: null };
  await enqueue(t, now, { topic: 'webhook', ...message });
}

/**
 * Where and with which secrets to deliver; null when the endpoint is gone or disabled, or its secret was sealed by
 * another site's.
 */
export async function openEndpoint(
  db: Reader,
  seal: Seal,
  id: string,
  now: Date,
): Promise<{ url: string; secrets: readonly Uint8Array[] } | null> {
  const [endpoint] = await db
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.id, id), isNull(webhookEndpoints.disabledAt)));
  if (!endpoint) return null;
  const { url, secret, formerSecret, formerUntil } = endpoint;
  const isFormerGood = formerSecret !== null && formerUntil !== null && formerUntil > now;
  const secrets = [secret, ...(isFormerGood ? [formerSecret] : [])].flatMap(
    (sealed) => seal.open(sealed) ?? [],
  );
  return secrets.length > 0 ? { url, secrets } : null;
}

export type WebhookDelivery = typeof webhookDeliveries.$inferSelect;

/** Writes down one attempt. */
export async function recordDelivery(
  db: Reader,
  delivery: Omit<WebhookDelivery, 'id'>,
): Promise<void> {
  await db.insert(webhookDeliveries).values({ ...delivery, id: newId(delivery.at.getTime()) });
}

/** Attempts at an endpoint, newest first, from before a moment on. */
export async function listDeliveries(
  db: Reader,
  {
    endpointId,
    limit,
    before,
  }: { endpointId: string; limit: number; before?: Pick<WebhookDelivery, 'at' | 'id'> },
): Promise<readonly WebhookDelivery[]> {
  return db
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.endpointId, endpointId),
        before &&
          or(
            lt(webhookDeliveries.at, before.at),
            and(eq(webhookDeliveries.at, before.at), lt(webhookDeliveries.id, before.id)),
          ),
      ),
    )
    .orderBy(desc(webhookDeliveries.at), desc(webhookDeliveries.id))
    .limit(limit);
}
