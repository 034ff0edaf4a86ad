import { recordAudit } from '#app/data/audit-log/record-audit.server.ts';
import {
  addEndpoint,
  changeEndpoint,
  listEndpoints,
  type NewEndpoint,
  type WebhookEndpoint,
} from '#app/data/delivery/webhooks.server.ts';
import type { Database, Transaction } from '#app/data/engine/database.server.ts';
import type { Encryption } from '#app/data/secrets/encryption.server.ts';
import type { Actor } from '#app/domain/staff/actor.ts';

interface By {
  actor: Actor;
  at: Date;
}

/** Adds an endpoint; this is the only response with its secret. */
export function createEndpoint(
  database: Database,
  encryption: Encryption,
  wanted: NewEndpoint,
  by: By,
): Promise<{ endpoint: WebhookEndpoint; secret: Uint8Array }> {
  return database.tx(async (t) => {
    const { id, secret } = await addEndpoint(t, encryption, wanted, by.at);
    const endpoint = { id, ...wanted, disabledAt: null, createdAt: by.at };
    const entry = { action: 'webhook.create', entity: 'webhook', entityId: id };
    await recordAudit(t, { ...entry, ...by, before: null, after: endpoint });
    return { endpoint, secret };
  });
}

/**
 * Changes an endpoint and records it in the audit log, without its secret.
 *
 * @returns null when there is no such endpoint
 */
export function withEndpoint<Result>(
  database: Database,
  id: string,
  { verb, ...by }: By & { verb: string },
  work: (t: Transaction, endpoint: WebhookEndpoint) => Promise<Result>,
): Promise<Result | null> {
  return database.tx(async (t) => {
    const before = await endpointOf(t, id);
    if (!before) return null;
    const result = await work(t, before);
    const after = await endpointOf(t, id);
    const entry = { action: `webhook.${verb}`, entity: 'webhook', entityId: id };
    await recordAudit(t, { ...entry, ...by, before, after });
    return result;
  });
}

export type EndpointChange = {
  [Field in keyof NewEndpoint]?: NewEndpoint[Field] | undefined;
} & { isDisabled?: boolean | undefined };

/** Updates fields of an endpoint, or pauses it. */
export async function setEndpointFields(
  t: Transaction,
  endpoint: WebhookEndpoint,
  { url, description, events, isDisabled }: EndpointChange,
  at: Date,
): Promise<WebhookEndpoint> {
  const disabledAt = isDisabled ? (endpoint.disabledAt ?? at) : null;
  const changes = {
    ...(url !== undefined && { url }),
    ...(description !== undefined && { description }),
    ...(events !== undefined && { events }),
    ...(isDisabled !== undefined && { disabledAt }),
  };
  await changeEndpoint(t, endpoint.id, changes);
  return { ...endpoint, ...changes };
}

async function endpointOf(t: Transaction, id: string): Promise<WebhookEndpoint | null> {
  return (await listEndpoints(t)).find((endpoint) => endpoint.id === id) ?? null;
}
