import { Agent } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { MeasuredDatabase } from './databases.ts';
import { startLiveSite } from './live-site.ts';
import { isAcknowledged, referenceIn, sendMessage } from './visitor.ts';

/** Messages a second, and seconds of load. */
export const rate = 200;
export const seconds = 30;

/** Every how many messages one is sent twice at the same moment, as by a double click. */
const doubledEvery = 10;

/** The results of a load of messages. */
export interface LeadLoad {
  /** From the moment each message was due until its response ended, in milliseconds. */
  times: number[];
  refused: number;
  /** Acknowledged messages missing from the database. */
  lost: number;
  /** Rows beyond one per message, and double clicks that got two references. */
  doubled: number;
}

/**
 * Sends messages at a fixed rate, whether or not the site keeps up: a slow response does not delay the next messages,
 * and a late start counts as latency.
 */
export async function measureLeadLoad(
  scratch: string,
  measured: MeasuredDatabase,
): Promise<LeadLoad> {
  const site = await startLiveSite(scratch, measured);
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const times: number[] = [];
  const acknowledged = new Set<string>();
  let [refused, doubled] = [0, 0];

  async function send(number: number, due: number): Promise<void> {
    const twice = number % doubledEvery === 0;
    const presses = Array.from({ length: twice ? 2 : 1 }, () =>
      sendMessage(site.origin, number, agent),
    );
    const answers = await Promise.all(presses);
    times.push(performance.now() - due);
    const references = new Set(answers.filter(isAcknowledged).map(referenceIn));
    if (!answers.every(isAcknowledged)) refused += 1;
    if (references.size > 1) doubled += 1;
    for (const reference of references) acknowledged.add(reference);
  }

  // The first messages open connections and trigger compilation; they are stored, and not timed.
  for (let number = -20; number < 0; number += 1) await sendMessage(site.origin, number, agent);
  const started = performance.now();
  const under = new Set<Promise<void>>();
  for (let number = 1; number <= rate * seconds; number += 1) {
    const due = started + (number * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 0) await pause(wait);
    const work = send(number, due).finally(() => under.delete(work));
    under.add(work);
  }
  await Promise.all(under);
  agent.destroy();
  await site.stop();

  const database = await measured.open();
  try {
    const { rows } = await database.db.execute<{ reference: string; email: string }>(
      sql`select reference, email from leads where email ~ '^bench-[0-9]+@'`,
    );
    const kept = new Set(rows.map(({ reference }) => reference));
    const senders = new Set(rows.map(({ email }) => email));
    const lost = [...acknowledged].filter((reference) => !kept.has(reference)).length;
    return { times, refused, lost, doubled: doubled + rows.length - senders.size };
  } finally {
    await database.close();
  }
}
