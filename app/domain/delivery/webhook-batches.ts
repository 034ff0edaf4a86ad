import { partsOf } from '#app/domain/parts-of.ts';
import type { WebhookEvent } from './webhooks.ts';

/** Maximum number of events per delivery. */
export const mostInBatch = 100;

/** An event with its key, and the email address of the person concerned. */
export interface Published {
  event: WebhookEvent;
  /** Publishing the same key again has no effect. */
  key: string;
  about: string | null;
}

/** The content of one delivery. */
export interface Delivered extends Published {
  /** For a batch: the person concerned by each event, for erasures; not sent. */
  abouts?: readonly (string | null)[];
}

/**
 * Deliveries for the events of one operation: a single event is sent as it is, several in batches, with an id for each
 * event.
 *
 * @param timestamp of the operation
 */
export function batchesOf(
  events: readonly (Published & { id: string })[],
  timestamp: string,
): Delivered[] {
  return partsOf(events, mostInBatch).map((part) => {
    const [first] = part;
    if (first && part.length === 1)
      return { event: first.event, key: first.key, about: first.about };
    const members = part.map(({ id, event }) => ({ id, ...event }));
    return {
      event: { type: 'batch', timestamp, data: { events: members } },
      key: `${first?.key} and ${part.length - 1} more`,
      about: null,
      abouts: part.map(({ about }) => about?.trim().toLowerCase() ?? null),
    };
  });
}

interface Batch {
  readonly event: WebhookEvent;
  readonly abouts?: readonly (string | null)[] | undefined;
}

/** The events of a batch that concern a person, or the others; null if there are none. */
export function partOfBatch<Kept extends Batch>(
  batch: Kept,
  emails: ReadonlySet<string>,
  which: 'about' | 'others',
): Kept | null {
  const { event, abouts = [] } = batch;
  const isKept = (_: unknown, at: number) => emails.has(abouts[at] ?? '') === (which === 'about');
  const events = (event.data.events as readonly unknown[]).filter(isKept);
  if (events.length === 0) return null;
  const data = { ...event.data, events };
  return { ...batch, event: { ...event, data }, abouts: abouts.filter(isKept) };
}
