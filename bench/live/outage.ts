import { Agent } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresProcess } from '../../test/postgres-process.ts';
import { get } from '../exchange.ts';
import { countMissing } from './kill-rounds.ts';
import { startLiveSite } from './live-site.ts';
import type { Place } from './places.ts';
import { isAcknowledged, messageOf, sendMessage, type Sent } from './visitor.ts';

/** How long the database is away, and how long visitors come before and after, in seconds. */
export const outage = { before: 4, away: 20, after: 12 } as const;

/** People who read, and people who write. */
const visitors = { reading: 4, writing: 4 } as const;

/** Between two pages of one reader, and two messages of one writer, in milliseconds. */
const between = { pages: 25, messages: 150 } as const;

export interface Outage {
  /** How long each page took while the database was away, in milliseconds. */
  pages: number[];
  /** Pages of the site that were read meanwhile. */
  addresses: number;
  /** Answers to readers, before, meanwhile and after, that were no page. */
  missed: number;
  /** Messages sent and answered while the database was away, all of which have to be refused. */
  refused: number;
  /** Messages not taken whose text was not in the page that said so, with a 503; and any taken by a database that is away. */
  mishandled: number;
  /** From the start of the database to the end of the first answer that took a message, in milliseconds. */
  recovered: number;
  acknowledged: number;
  /** Of them, not found afterwards. */
  lost: number;
}

/** Stops the database under a running site, as a crash would, and starts it again on the same directory. */
export async function takeDatabaseAway(
  scratch: string,
  place: Place,
  postgres: PostgresProcess,
): Promise<Outage> {
  const site = await startLiveSite(scratch, place);
  const addresses = await publicAddresses(site.origin);
  const agent = new Agent({ keepAlive: true });
  const found = { pages: [] as number[], missed: 0, refused: 0, mishandled: 0 };
  const taken: (Sent & { at: number })[] = [];
  const away = { from: Number.POSITIVE_INFINITY, until: Number.POSITIVE_INFINITY };
  const isAway = (at: number) => at > away.from && at < away.until;
  const leaving = new AbortController();
  const { signal: over } = leaving;
  let number = 3_000_000;
  let turn = 0;

  const read = async () => {
    while (!over.aborted) {
      const started = performance.now();
      turn += 1;
      const address = addresses[turn % addresses.length] ?? '/fr';
      const answer = await get(site.origin + address, { agent }).catch(() => null);
      if (answer?.status !== 200) found.missed += 1;
      if (isAway(started)) found.pages.push(performance.now() - started);
      await pause(between.pages);
    }
  };
  const write = async () => {
    while (!over.aborted) {
      number += 1;
      const own = number;
      const started = performance.now();
      const sent = await sendMessage(site.origin, own, agent);
      const at = performance.now();
      const wasAway = isAway(started) && isAway(at);
      if (isAcknowledged(sent)) taken.push({ ...sent, at });
      const isKept = sent.status === 503 && sent.page.includes(`${messageOf(own)}</textarea>`);
      if (wasAway) found.refused += 1;
      if (isAcknowledged(sent) ? wasAway : !isKept) found.mishandled += 1;
      await pause(between.messages);
    }
  };

  const visits = [
    ...Array.from({ length: visitors.reading }, read),
    ...Array.from({ length: visitors.writing }, write),
  ];
  await pause(outage.before * 1000);
  await postgres.end('SIGQUIT');
  away.from = performance.now();
  await pause(outage.away * 1000);
  away.until = performance.now();
  await postgres.start();
  await pause(outage.after * 1000);
  leaving.abort();
  await Promise.all(visits);
  agent.destroy();

  const lost = await countMissing(site, taken);
  await site.stop();
  const [first = Number.POSITIVE_INFINITY] = taken
    .map(({ at }) => at)
    .filter((at) => at > away.until)
    .toSorted((one, other) => one - other);
  return {
    ...found,
    addresses: addresses.length,
    recovered: first - away.until,
    acknowledged: taken.length,
    lost,
  };
}

/** Every page that the site map names, as its path. */
async function publicAddresses(origin: string): Promise<string[]> {
  const { body } = await get(`${origin}/sitemap.xml`);
  const found = [...body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)];
  const addresses = found.flatMap(([, address = '']) => URL.parse(address)?.pathname ?? []);
  if (addresses.length === 0) throw new Error('The site map names no page');
  return addresses;
}
