import { and, desc, eq, lt, or } from 'drizzle-orm';
import type { Reader } from '#app/data/engine/database.server.ts';
import { newId } from '#app/data/engine/new-id.server.ts';
import { webhookDeliveries } from './webhooks-schema.server.ts';

export type WebhookDelivery = typeof webhookDeliveries.$inferSelect;

export async function recordDelivery(
  db: Reader,
  delivery: Omit<WebhookDelivery, 'id'>,
): Promise<void> {
  await db.insert(webhookDeliveries).values({ ...delivery, id: newId(delivery.at.getTime()) });
}

/** Delivery attempts of an endpoint, newest first. */
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
