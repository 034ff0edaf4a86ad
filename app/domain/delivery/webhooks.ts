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

/** `ping` is sent by the button that tests an endpoint, `batch` holds several events of one step. */
export type WebhookEventType = 'ping' | 'batch' | PublishedEvent;

/** What goes out as JSON. Receivers tell events apart by the message's id, which stays the same when it is sent again. */
export interface WebhookEvent {
  readonly type: WebhookEventType;
  /** When it happened, ISO 8601, UTC. */
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** How long an endpoint's former secret still signs after it was changed, in milliseconds. */
export const formerSecretTime = day;

/** Longest address of an endpoint, in characters. */
const longestUrl = 2000;

/**
 * An endpoint's address in its usual spelling, or null when it is not one of the web, or holds a password or a fragment.
 * Whether it may be connected to shows when it is.
 */
export function readEndpointUrl(text: string): string | null {
  const url = URL.parse(text.trim());
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === '') return null;
  if (url.username || url.password || url.hash || url.href.length > longestUrl) return null;
  return url.href;
}
