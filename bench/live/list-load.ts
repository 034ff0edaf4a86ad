import { Agent } from 'node:http';
import { performance } from 'node:perf_hooks';
import { integerBetween, seededRandom } from '#app/domain/random.ts';
import { sendRequest, get } from '../http-client.ts';
import { makeAgency, type Agency } from './agency.ts';
import { bulkInsert } from './bulk-insert.ts';
import type { MeasuredDatabase } from './databases.ts';
import { listQueries, type ListQuery } from './list-queries.ts';
import { startLiveSite } from './live-site.ts';
import { signIn, type SignedIn } from './staff-cookies.ts';

/** Staff members, so that the API's rate limit per member is not reached. */
const members = 12;

/** Every how many queries a client is changed, so that cached counts expire. */
export const changedEvery = 10;

/** Untimed queries of each kind, for compilation and connections. */
const warmUps = 5;

/** Duration of each query of a kind, in milliseconds. */
interface Timed extends Pick<ListQuery, 'kind' | 'group'> {
  times: number[];
}

export interface ListTimes {
  /** Generating and inserting the records, in seconds. */
  filled: number;
  kinds: readonly Timed[];
}

/**
 * Requests lists, searches and records of a large agency, one after the other on one connection.
 *
 * @param each queries of each kind
 */
export async function measureLists(
  scratch: string,
  measured: MeasuredDatabase,
  each?: number,
): Promise<ListTimes> {
  const started = performance.now();
  const agency = makeAgency(seededRandom('agency'), Date.now());
  const database = await measured.open();
  const staff: SignedIn[] = [];
  try {
    await bulkInsert(database, measured, agency);
    for (let at = 1; at <= members; at += 1)
      staff.push(await signIn(database, `member-${at}`, 'member'));
  } finally {
    await database.close();
  }
  const filled = (performance.now() - started) / 1000;
  const site = await startLiveSite(scratch, measured);
  const kinds = await timeQueries(site.origin, agency.clients, staff, each);
  await site.stop();
  const inOrder = (['list', 'filter', 'search', 'client page', null] as const).flatMap((group) =>
    kinds.filter((timed) => timed.group === group),
  );
  return { filled, kinds: inOrder };
}

/** Times every query of the generator, and a change of a client now and then; warm-ups are dropped. */
async function timeQueries(
  origin: string,
  clients: Agency['clients'],
  staff: readonly SignedIn[],
  each: number | undefined,
): Promise<Timed[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const random = seededRandom('questions');
  const kinds = new Map<string, Timed>();
  let asked = 0;
  const headers = () => ({
    Cookie: staff[asked % staff.length]?.cookie ?? '',
    'Accept-Encoding': 'gzip, deflate, br',
  });
  const record = (kind: string, group: ListQuery['group'], begun: number) => {
    const timed = kinds.get(kind) ?? { kind, group, times: [] };
    timed.times.push(performance.now() - begun);
    kinds.set(kind, timed);
  };

  async function time({ kind, group, addresses }: ListQuery): Promise<void> {
    const begun = performance.now();
    for (const address of addresses) {
      const { status } = await get(origin + address, { agent, headers: headers() });
      if (status !== 200) throw new Error(`${status} for ${address}`);
    }
    record(kind, group, begun);
  }

  async function change(at: number): Promise<void> {
    const begun = performance.now();
    const revenue = integerBetween(random, 5, 95) * 100;
    await changeRevenue(`${origin}/api/crm/clients/${clients[at]?.id}`, revenue, {
      agent,
      headers: { ...headers(), Origin: origin },
    });
    record('change of a client', null, begun);
  }

  for (const isWarmUp of [true, false]) {
    for (const query of listQueries(random, clients, isWarmUp ? warmUps : each)) {
      asked += 1;
      if (asked % changedEvery === 0) await change(asked);
      await time(query);
    }
    if (isWarmUp) kinds.clear();
  }
  agent.destroy();
  return [...kinds.values()];
}

/** Changes a client that has its first version: each client is changed once. */
async function changeRevenue(
  url: string,
  revenue: number,
  { agent, headers }: { agent: Agent; headers: Record<string, string> },
): Promise<void> {
  const { status } = await sendRequest(url, {
    method: 'PATCH',
    agent,
    headers: { ...headers, 'Content-Type': 'application/json', 'If-Match': '"1"' },
    body: JSON.stringify({ revenue }),
  });
  if (status !== 200) throw new Error(`${status} for a change`);
}
