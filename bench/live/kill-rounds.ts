import { Agent } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { integerBetween, seededRandom } from '#app/domain/random.ts';
import { startLiveSite, type LiveSite } from './live-site.ts';
import type { Place } from './places.ts';
import { isAcknowledged, readStatus, referenceIn, sendMessage, type Sent } from './visitor.ts';

export const killRounds = 30;

/** Visitors who send one message after the other while the server is killed. */
const visitors = 8;

/** How long they have until then, in milliseconds. */
const life = { shortest: 100, longest: 700 } as const;

export interface KillRounds {
  acknowledged: number;
  /** Acknowledged messages that could not be found again under the link their sender was given. */
  lost: number;
  /** From the start of the process that came after a kill until it was ready, in milliseconds. */
  restarts: number[];
}

/** Kills the server in the middle of messages, again and again, and looks for each acknowledged one afterwards. */
export async function killInTheMiddle(scratch: string, place: Place): Promise<KillRounds> {
  const random = seededRandom(`kill ${place.name}`);
  const restarts: number[] = [];
  const all: Sent[] = [];
  let lost = 0;
  let number = 1_000_000;
  let site = await startLiveSite(scratch, place);
  for (let round = 0; round < killRounds; round += 1) {
    const sent: Sent[] = [];
    const agent = new Agent({ keepAlive: true });
    const visit = async () => {
      for (;;) {
        number += 1;
        const answer = await sendMessage(site.origin, number, agent);
        if (!isAcknowledged(answer)) return;
        sent.push(answer);
      }
    };
    const visits = Array.from({ length: visitors }, visit);
    await pause(integerBetween(random, life.shortest, life.longest));
    await site.kill();
    await Promise.all(visits);
    agent.destroy();
    const started = performance.now();
    site = await startLiveSite(scratch, place);
    restarts.push(performance.now() - started);
    lost += await countMissing(site, sent);
    all.push(...sent);
  }
  // Those of early rounds have been through many kills by now.
  lost = Math.max(lost, await countMissing(site, all));
  await site.stop();
  return { acknowledged: all.length, lost, restarts };
}

/** Acknowledged messages that are not found under the link their sender was given. */
export async function countMissing(
  { origin }: Pick<LiveSite, 'origin'>,
  sent: readonly Sent[],
): Promise<number> {
  let missing = 0;
  for (const each of sent)
    if (!(await readStatus(origin, each)).includes(referenceIn(each))) missing += 1;
  return missing;
}
