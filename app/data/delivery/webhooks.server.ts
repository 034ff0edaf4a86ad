import { randomBytes } from 'node:crypto';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '#app/data/engine/database.server.ts';
import { newId } from '#app/data/engine/new-id.server.ts';
import type { Encryption } from '#app/data/secrets/encryption.server.ts';
import { batchesOf, type Published } from '#app/domain/delivery/webhook-batches.ts';
import { formerSecretTime, type WebhookEventType } from '#app/domain/delivery/webhooks.ts';
import { partsOf } from '#app/domain/parts-of.ts';
import { enqueue } from './outbox.server.ts';
import { webhookEndpoints } from './webhooks-schema.server.ts';

export const webhookEncryptionPurpose = 'webhooks';

/** Without the secret, which is shown once, at creation. */
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

/** @returns the endpoint's id and its secret, which cannot be read again */
export async function addEndpoint(
  t: Transaction,
  encryption: Encryption,
  endpoint: NewEndpoint,
  now: Date,
): Promise<{ id: string; secret: Uint8Array }> {
  const id = newId(now.getTime());
  const secret = randomBytes(secretLength);
  const { url, description, events } = endpoint;
  await t
    .insert(webhookEndpoints)
    .values({ id, url, description, events, secret: encryption.encrypt(secret), createdAt: now });
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

/** Deletes the endpoint with its delivery log. Its messages in the outbox fail at their next attempt. */
export async function removeEndpoint(t: Transaction, id: string): Promise<boolean> {
  const { rowCount } = await t.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id));
  return rowCount === 1;
}

/**
 * Replaces the secret. The previous one also signs for a day.
 *
 * @returns null when there is no such endpoint
 */
export async function changeSecret(
  t: Transaction,
  encryption: Encryption,
  id: string,
  now: Date,
): Promise<Uint8Array | null> {
  const secret = randomBytes(secretLength);
  const { rowCount } = await t
    .update(webhookEndpoints)
    .set({
      secret: encryption.encrypt(secret),
      formerSecret: sql`${webhookEndpoints.secret}`,
      formerUntil: new Date(now.getTime() + formerSecretTime),
    })
    .where(eq(webhookEndpoints.id, id));
  return rowCount === 1 ? secret : null;
}

/** An enabled endpoint with its subscribed events. */
export type Subscribed = Pick<WebhookEndpoint, 'id' | 'events'>;

export async function subscribedEndpoints(t: Reader): Promise<readonly Subscribed[]> {
  return t
    .select({ id: webhookEndpoints.id, events: webhookEndpoints.events })
    .from(webhookEndpoints)
    .where(isNull(webhookEndpoints.disabledAt));
}

/** Rows of one statement: PostgreSQL accepts at most 65,535 parameters. */
const batchSize = 1000;

/**
 * Enqueues a change's events for every endpoint subscribed to them, within its transaction; several events are sent to
 * an endpoint in batches.
 */
export async function publish(
  t: Transaction,
  published: readonly Published[],
  { now, endpoints }: { now: Date; endpoints: readonly Subscribed[] },
): Promise<void> {
  const timestamp = now.toISOString();
  const events = published.map((each) => ({ ...each, id: newId(now.getTime()) }));
  const messages = endpoints.flatMap(({ id: endpointId, events: wanted }) =>
    batchesOf(
      events.filter(({ event }) => wanted.includes(event.type)),
      timestamp,
    ).map(({ event, key, about, abouts }) => ({
      topic: 'webhook' as const,
      payload: { endpointId, event, abouts },
      dedupeKey: `webhook:${key}:${endpointId}`,
      about,
    })),
  );
  for (const part of partsOf(messages, batchSize))
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await enqueue(t, now, ...part);
}

/** Enqueues an empty event, to test an endpoint. */
export async function ping(t: Transaction, endpointId: string, now: Date): Promise<void> {
  const event = { type: 'ping', timestamp: now.toISOString(), data: {} } as const;
  const message = { payload: { endpointId, event }, dedupeKey: null, about: null };
  await enqueue(t, now, { topic: 'webhook', ...message });
}

/**
 * URL and decrypted secrets of an endpoint; null when it is removed or disabled, or was encrypted with another secret.
 */
export async function openEndpoint(
  db: Reader,
  encryption: Encryption,
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
    (encrypted) => encryption.decrypt(encrypted) ?? [],
  );
  return secrets.length > 0 ? { url, secrets } : null;
}
