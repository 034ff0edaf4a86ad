import { partsOf } from '#app/domain/parts-of.ts';
import type { WebhookEvent } from './webhooks.ts';

/** Most events of one delivery. */
export const mostInBatch = 100;

/** An event, what identifies it, and the mail address of the person it is about. */
export interface Published {
  event: WebhookEvent;
  /** Publishing the same key again has no effect. */
  key: string;
  about: string | null;
}

/** What one delivery holds. */
export interface Delivered extends Published {
  /** Of a batch: whom each of its events is about, for erasures; it is not sent. */
  abouts?: readonly (string | null)[];
}

/**
 * Events of one step as deliveries: a single one as it is, several as batches, whose events have ids of their own.
 *
 * @param timestamp of the step
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

/** The events of a batch that are about a person, or the others; null when there are none. */
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
