import { day } from '../durations.ts';
import { recordEvents, type RecordEventType } from './record-events.ts';

const bookingEvents = ['booking.created', 'booking.moved', 'booking.cancelled'] as const;

const leadEvents = ['lead.created', 'lead.assigned', 'lead.converted', 'lead.erased'] as const;

type PublishedEvent =
  | (typeof leadEvents)[number]
  | (typeof bookingEvents)[number]
  | RecordEventType;

/** Events that webhooks publish. */
export const publishedEvents: readonly PublishedEvent[] = [
  ...leadEvents,
  ...bookingEvents,
  ...recordEvents,
];

/** `ping` is sent by the button that tests an endpoint, `batch` contains several events of one operation. */
export type WebhookEventType = 'ping' | 'batch' | PublishedEvent;

/** The JSON body. Receivers identify events by the message's id, which stays the same when it is sent again. */
export interface WebhookEvent {
  readonly type: WebhookEventType;
  /** When it happened, ISO 8601, UTC. */
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** How long an endpoint's previous secret still signs after a change, in milliseconds. */
export const formerSecretTime = day;

/** Maximum length of an endpoint's URL, in characters. */
const longestUrl = 2000;

/**
 * Normalizes an endpoint's URL; null if it is not an HTTP URL, or contains a password or a fragment. Whether
 * connections to it are allowed is checked when it is called.
 */
export function readEndpointUrl(text: string): string | null {
  const url = URL.parse(text.trim());
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === '') return null;
  if (url.username || url.password || url.hash || url.href.length > longestUrl) return null;
  return url.href;
}
