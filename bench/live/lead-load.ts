import { Agent } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { startLiveSite } from './live-site.ts';
import type { Place } from './places.ts';
import { isAcknowledged, referenceIn, sendMessage } from './visitor.ts';

/** Messages a second, and for how long. */
export const rate = 200;
export const seconds = 30;

/** Every so many messages one is sent twice at the same moment, as by a double press. */
const doubledEvery = 10;

/** What a load of messages showed. */
export interface LeadLoad {
  /** From the moment each message was due to be sent to the end of its answer, in milliseconds. */
  times: number[];
  refused: number;
  /** Acknowledged messages that the database does not have. */
  lost: number;
  /** Rows beyond one a message, and double presses that got two references. */
  doubled: number;
}

/**
 * Sends messages at a fixed rate, whether or not the site keeps up: a slow answer does not thin out those that follow, and
 * a late start counts as waiting.
 */
export async function loadWithMessages(scratch: string, place: Place): Promise<LeadLoad> {
  const site = await startLiveSite(scratch, place);
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

  // The first messages open connections and are compiled for; they are kept, and not timed.
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

  const database = await place.open();
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
