import { listDeliveries } from '#app/data/delivery/webhook-deliveries.server.ts';
import {
  changeSecret,
  listEndpoints as readEndpoints,
  ping,
  removeEndpoint as deleteEndpoint,
  type NewEndpoint,
  type WebhookEndpoint,
  webhookEncryptionPurpose,
} from '#app/data/delivery/webhooks.server.ts';
import { createEncryption } from '#app/data/secrets/encryption.server.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import { secretFrom } from '#app/services/webhooks/sign.ts';
import type { Services } from '../services.ts';
import {
  createEndpoint,
  setEndpointFields,
  withEndpoint,
  type EndpointChange,
} from './change-endpoint.ts';

type WithDatabase = Pick<Services, 'database'>;
type WithSecret = Pick<Services, 'database' | 'secret'>;

interface By {
  actor: Actor;
  at: Date;
}

/** Oldest first. */
export async function listEndpoints({ database }: WithDatabase) {
  return (await readEndpoints(database.db)).map(endpointLineOf);
}

/** Adds an endpoint. Its secret cannot be read again. */
export async function addEndpoint(services: WithSecret, wanted: NewEndpoint, by: By) {
  const made = await createEndpoint(services.database, encryptionOf(services), wanted, by);
  return { endpoint: endpointLineOf(made.endpoint), secret: secretFrom(made.secret) };
}

/** @returns null when there is no such endpoint */
export async function updateEndpoint(
  { database }: WithDatabase,
  id: string,
  change: EndpointChange,
  by: By,
) {
  const changed = await withEndpoint(database, id, { verb: 'update', ...by }, (t, endpoint) =>
    setEndpointFields(t, endpoint, change, by.at),
  );
  return changed && endpointLineOf(changed);
}

/**
 * Deletes an endpoint with its delivery log.
 *
 * @returns false when there is no such endpoint
 */
export async function removeEndpoint(
  { database }: WithDatabase,
  id: string,
  by: By,
): Promise<boolean> {
  const removed = await withEndpoint(database, id, { verb: 'remove', ...by }, (t) =>
    deleteEndpoint(t, id),
  );
  return removed !== null;
}

/**
 * Replaces the secret of an endpoint; the former one also signs for a day.
 *
 * @returns the new secret, which cannot be read again; null when there is no such endpoint
 */
export async function replaceSecret(
  services: WithSecret,
  id: string,
  by: By,
): Promise<string | null> {
  const { database } = services;
  const secret = await withEndpoint(database, id, { verb: 'change-secret', ...by }, (t) =>
    changeSecret(t, encryptionOf(services), id, by.at),
  );
  return secret && secretFrom(secret);
}

/** Sends an empty event to an endpoint, unless it is disabled. */
export async function pingEndpoint(
  { database, outbox }: Pick<Services, 'database' | 'outbox'>,
  id: string,
  by: By,
): Promise<'enqueued' | 'unknown' | 'disabled'> {
  try {
    const done = await withEndpoint(database, id, { verb: 'ping', ...by }, async (t, endpoint) => {
      if (endpoint.disabledAt) throw new DisabledEndpoint();
      await ping(t, id, by.at);
      return true;
    });
    if (!done) return 'unknown';
  } catch (error) {
    if (error instanceof DisabledEndpoint) return 'disabled';
    throw error;
  }
  outbox.wake();
  return 'enqueued';
}

/** Rolls back the transaction, audit entry included. */
class DisabledEndpoint extends Error {}

interface DeliveryQuery {
  endpointId: string;
  limit: number;
  /** Last attempt of the previous page. */
  after?: { createdAt: string; id: string } | undefined;
}

/** Delivery attempts of an endpoint, newest first. */
export async function listAttempts(
  { database }: WithDatabase,
  { endpointId, limit, after }: DeliveryQuery,
) {
  const attempts = await listDeliveries(database.db, {
    endpointId,
    limit,
    ...(after && { before: { id: after.id, at: new Date(after.createdAt) } }),
  });
  return attempts.map((each) => ({ ...each, at: each.at.toISOString() }));
}

/** The encryption that the outbox worker decrypts with. */
const encryptionOf = ({ secret }: WithSecret) => createEncryption(secret, webhookEncryptionPurpose);

function endpointLineOf({ disabledAt, createdAt, ...endpoint }: WebhookEndpoint) {
  return {
    ...endpoint,
    disabledAt: disabledAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
