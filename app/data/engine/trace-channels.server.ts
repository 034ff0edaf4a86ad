import { channel, tracingChannel } from 'node:diagnostics_channel';

/*
 * Diagnostics channels that the server's telemetry subscribes to; without a subscriber they cost nothing. No message
 * holds a value of a statement or anything about a person.
 */

/** Statements, as they are sent to the database. */
export const statements = tracingChannel<unknown, { text: string }>('iluma:statement');

/** An attempt to deliver a message of the outbox. */
export interface Delivery {
  readonly id: string;
  readonly topic: string;
  readonly attempt: number;
  /** Trace context of the request that the message comes from; null where none was traced. */
  readonly trace: string | null;
  /** Error code of its failure. */
  failure?: string;
}

export const deliveries = tracingChannel<unknown, Delivery>('iluma:delivery');

const contexts = channel('iluma:trace-context');

/** The trace context of the current work, as a W3C `traceparent`; null when it is not traced. */
export function traceContext(): string | null {
  // A listener answers by setting it.
  const asked: { trace: string | null } = { trace: null };
  contexts.publish(asked);
  return asked.trace;
}

/** The channels, for subscribers. */
export const traceChannels = { statements, deliveries, contexts };
