import { Agent } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { contentOf } from '#app/content/content.ts';
import { languages } from '#app/i18n/languages.ts';
import type { PostgresProcess } from '../../test/database/postgres-process.ts';
import { get, type HttpResponse } from '../http-client.ts';
import type { MeasuredDatabase } from './databases.ts';
import { countMissing } from './kill-rounds.ts';
import { startLiveSite } from './live-site.ts';
import { isAcknowledged, messageOf, sendMessage, type SentMessage } from './visitor.ts';

/** Durations of the outage, and of the visits before and after, in seconds. */
export const outage = { before: 4, away: 20, after: 12 } as const;

/** Concurrent readers and writers. */
const visitors = { reading: 4, writing: 4 } as const;

/** Pause between two pages of one reader, and two messages of one writer, in milliseconds. */
const between = { pages: 25, messages: 150 } as const;

export interface Outage {
  /** Duration of each page during the outage, in milliseconds. */
  pages: number[];
  /** Distinct pages of the site that are read. */
  addresses: number;
  /** Responses to readers, at any time, that were not a page: see `isPage`. */
  missed: number;
  /** Messages sent and answered during the outage, all of which must be refused. */
  refused: number;
  /** Refused messages without a 503 page that keeps their text, and messages accepted during the outage. */
  mishandled: number;
  /** From the restart of the database to the end of the first accepted message, in milliseconds. */
  recovered: number;
  acknowledged: number;
  /** Acknowledged messages that were not found afterwards. */
  lost: number;
}

/** The results of the visits; `at` is the moment of the response. */
interface Visits extends Pick<Outage, 'missed' | 'refused' | 'mishandled'> {
  pages: number[];
  accepted: (SentMessage & { at: number })[];
}

/** Stops the database under a running site, as a crash would, and restarts it on the same directory. */
export async function simulateOutage(
  scratch: string,
  measured: MeasuredDatabase,
  postgres: PostgresProcess,
): Promise<Outage> {
  const site = await startLiveSite(scratch, measured);
  const addresses = await publicAddresses(site.origin);
  const away = { from: Number.POSITIVE_INFINITY, until: Number.POSITIVE_INFINITY };
  const isAway = (at: number) => at > away.from && at < away.until;
  const visits = startVisits(site.origin, addresses, isAway);
  await pause(outage.before * 1000);
  await postgres.end('SIGQUIT');
  away.from = performance.now();
  await pause(outage.away * 1000);
  away.until = performance.now();
  await postgres.start();
  await pause(outage.after * 1000);
  const { accepted, ...found } = await visits.end();

  const lost = await countMissing(site, accepted);
  await site.stop();
  const [first = Number.POSITIVE_INFINITY] = accepted
    .map(({ at }) => at)
    .filter((at) => at > away.until)
    .toSorted((one, other) => one - other);
  return {
    ...found,
    addresses: addresses.length,
    recovered: first - away.until,
    acknowledged: accepted.length,
    lost,
  };
}

/** Starts visitors who read pages and send messages until they are ended. */
function startVisits(
  origin: string,
  addresses: readonly string[],
  isAway: (at: number) => boolean,
): { end: () => Promise<Visits> } {
  const agent = new Agent({ keepAlive: true });
  const found: Visits = { pages: [], missed: 0, refused: 0, mishandled: 0, accepted: [] };
  const ending = new AbortController();
  const { signal: over } = ending;
  let number = 3_000_000;
  let turn = 0;

  const read = async () => {
    while (!over.aborted) {
      const started = performance.now();
      turn += 1;
      const address = addresses[turn % addresses.length] ?? '/fr';
      const answer = await get(origin + address, { agent }).catch(() => null);
      if (!answer || !isPage(answer)) found.missed += 1;
      if (isAway(started)) found.pages.push(performance.now() - started);
      await pause(between.pages);
    }
  };
  const write = async () => {
    while (!over.aborted) {
      number += 1;
      const own = number;
      const started = performance.now();
      const sent = await sendMessage(origin, own, agent);
      const at = performance.now();
      const wasAway = isAway(started) && isAway(at);
      if (isAcknowledged(sent)) found.accepted.push({ ...sent, at });
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
  return {
    async end() {
      ending.abort();
      await Promise.all(visits);
      agent.destroy();
      return found;
    },
  };
}

/** Whether a reader got the page, or the booking page without free times, which says how to contact the agency. */
function isPage({ status, body }: HttpResponse): boolean {
  return status === 200 || (status === 503 && withoutTimes.some((text) => body.includes(text)));
}

const withoutTimes = languages.map((language) => contentOf(language).bookings.choice.closed);

/** The path of every page in the site map. */
async function publicAddresses(origin: string): Promise<string[]> {
  const { body } = await get(`${origin}/sitemap.xml`);
  const found = [...body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)];
  const addresses = found.flatMap(([, address = '']) => URL.parse(address)?.pathname ?? []);
  if (addresses.length === 0) throw new Error('The sitemap lists no pages');
  return addresses;
}
