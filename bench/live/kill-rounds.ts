import { Agent } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { integerBetween, seededRandom } from '#app/domain/random.ts';
import type { MeasuredDatabase } from './databases.ts';
import { startLiveSite, type LiveSite } from './live-site.ts';
import {
  isAcknowledged,
  readStatus,
  referenceIn,
  sendMessage,
  type SentMessage,
} from './visitor.ts';

const usualRounds = 30;

/** Visitors who send one message after the other while the server is killed. */
const visitors = 8;

/** Time before each kill, in milliseconds. */
const life = { shortest: 100, longest: 700 } as const;

export interface KillRounds {
  acknowledged: number;
  /** Acknowledged messages whose status link no longer finds them. */
  lost: number;
  /** From the start of the process after a kill until it was ready, in milliseconds. */
  restarts: number[];
}

/** Repeatedly kills the server in the middle of messages, then looks for each acknowledged one. */
export async function measureKills(
  scratch: string,
  measured: MeasuredDatabase,
  rounds = usualRounds,
): Promise<KillRounds> {
  const random = seededRandom(`kill ${measured.name}`);
  const restarts: number[] = [];
  const all: SentMessage[] = [];
  let lost = 0;
  let number = 1_000_000;
  let site = await startLiveSite(scratch, measured);
  for (let round = 0; round < rounds; round += 1) {
    const sent: SentMessage[] = [];
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
    site = await startLiveSite(scratch, measured);
    restarts.push(performance.now() - started);
    lost += await countMissing(site, sent);
    all.push(...sent);
  }
  // Messages of early rounds have survived many kills.
  lost = Math.max(lost, await countMissing(site, all));
  await site.stop();
  return { acknowledged: all.length, lost, restarts };
}

/** Counts acknowledged messages that are not found under their status link. */
export async function countMissing(
  { origin }: Pick<LiveSite, 'origin'>,
  sent: readonly SentMessage[],
): Promise<number> {
  let missing = 0;
  for (const each of sent)
    if (!(await readStatus(origin, each)).includes(referenceIn(each))) missing += 1;
  return missing;
}
