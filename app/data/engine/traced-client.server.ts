import pg from 'pg';
import { statements } from './trace-channels.server.ts';

type Query = (...given: unknown[]) => Promise<unknown>;

/** A connection whose statements can be traced. */
export class TracedClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const query: Query = this.query.bind(this);
    // One of the driver's overloads, distinguished as the driver does.
    this.query = ((...given: unknown[]) => {
      if (!statements.hasSubscribers) return query(...given);
      const told = { text: textOf(given[0]) };
      return typeof given.at(-1) === 'function'
        ? statements.traceCallback(query, -1, told, undefined, ...given)
        : statements.tracePromise(query, told, undefined, ...given);
    }) as typeof this.query;
  }
}

function textOf(asked: unknown): string {
  if (typeof asked === 'string') return asked;
  return typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : '';
}
