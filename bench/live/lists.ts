import { Agent } from 'node:http';
import { performance } from 'node:perf_hooks';
import { integerBetween, seededRandom } from '#app/domain/random.ts';
import { exchange, get } from '../exchange.ts';
import { makeAgency } from './agency.ts';
import { fill } from './fill.ts';
import { questions, type Question } from './list-questions.ts';
import { startLiveSite } from './live-site.ts';
import type { Place } from './places.ts';
import { signIn, type SignedIn } from './staff-cookies.ts';

/** People at the desk: each may call the API so often a minute. */
const members = 12;

/** Every so many questions somebody changes a client, so that no count is kept for long. */
export const changedEvery = 10;

/** Not timed, so that everything is compiled and connected; of each kind. */
const warmUps = 5;

/** How long each question of a kind took, in milliseconds. */
interface Timed extends Pick<Question, 'kind' | 'group'> {
  times: number[];
}

export interface ListTimes {
  /** Making and putting in the records, in seconds. */
  filled: number;
  kinds: readonly Timed[];
}

/** Asks for lists, searches and records of a large agency, one after the other on one connection. */
export async function askForLists(scratch: string, place: Place): Promise<ListTimes> {
  const started = performance.now();
  const agency = makeAgency(seededRandom('agency'), Date.now());
  const { clients } = agency;
  const database = await place.open();
  const team: SignedIn[] = [];
  try {
    await fill(database, place, agency);
    for (let at = 1; at <= members; at += 1)
      team.push(await signIn(database, `member-${at}`, 'member'));
  } finally {
    await database.close();
  }
  const filled = (performance.now() - started) / 1000;

  const site = await startLiveSite(scratch, place);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const random = seededRandom('questions');
  const kinds = new Map<string, Timed>();
  let asked = 0;
  const headers = () => ({
    Cookie: team[asked % team.length]?.cookie ?? '',
    'Accept-Encoding': 'gzip, deflate, br',
  });

  async function time({ kind, group, addresses }: Question): Promise<void> {
    const begun = performance.now();
    for (const address of addresses) {
      const { status } = await get(site.origin + address, { agent, headers: headers() });
      if (status !== 200) throw new Error(`${status} for ${address}`);
    }
    const timed = kinds.get(kind) ?? { kind, group, times: [] };
    timed.times.push(performance.now() - begun);
    kinds.set(kind, timed);
  }

  /** A client that nobody has changed yet: each is its own first version. */
  async function change(at: number): Promise<void> {
    const begun = performance.now();
    const { status } = await exchange(`${site.origin}/api/crm/clients/${clients[at]?.id}`, {
      method: 'PATCH',
      agent,
      headers: {
        ...headers(),
        Origin: site.origin,
        'Content-Type': 'application/json',
        'If-Match': '"1"',
      },
      body: JSON.stringify({ revenue: integerBetween(random, 5, 95) * 100 }),
    });
    if (status !== 200) throw new Error(`${status} for a change`);
    const timed = kinds.get(changing) ?? { kind: changing, group: null, times: [] };
    timed.times.push(performance.now() - begun);
    kinds.set(changing, timed);
  }

  for (const isWarmUp of [true, false]) {
    for (const question of questions(random, clients, isWarmUp ? warmUps : undefined)) {
      asked += 1;
      if (asked % changedEvery === 0) await change(asked);
      await time(question);
    }
    if (isWarmUp) kinds.clear();
  }
  agent.destroy();
  await site.stop();
  const inOrder = (['list', 'filter', 'search', 'client page', null] as const).flatMap((group) =>
    [...kinds.values()].filter((timed) => timed.group === group),
  );
  return { filled, kinds: inOrder };
}

const changing = 'change of a client';
