/** What other systems can be told of. `ping` is what the button that tries an endpoint sends. */
export const webhookEvents = ['ping', 'lead.created', 'lead.assigned', 'lead.converted'] as const;

export type WebhookEventType = (typeof webhookEvents)[number];

/** What goes out as JSON. Receivers tell events apart by the message's id, which stays the same when it is sent again. */
export interface WebhookEvent {
  readonly type: WebhookEventType;
  /** When it happened, ISO 8601, UTC. */
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** How long an endpoint's former secret still signs after it was changed, in milliseconds. */
export const formerSecretTime = 24 * 3_600_000;

export function isWebhookEvent(value: unknown): value is WebhookEventType {
  return webhookEvents.some((type) => type === value);
}
