import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { get, headersByName } from '../http-client.ts';
import { flood, type Sieges } from '../live/sieges.ts';
import { sendMessage } from '../live/visitor.ts';
import type { Fleet } from './fleet.ts';
import type { SiteServer } from './servers.ts';

/** What servers know about each other's visitors. */
export interface Sharing {
  /** Requests with one session, by responding server, and those refused. */
  session: { answers: Record<string, number>; refused: number };
  /** Messages of one address through all servers. */
  flood: Sieges['flood'];
  /** From a message sent to one server until each of all servers had told its listener, in milliseconds. */
  feed: number[];
}

const sessionRequests = 60;
const feedRounds = 6;

export async function measureSharing(fleet: Fleet, cookie: string): Promise<Sharing> {
  return {
    session: await askWithSession(fleet, cookie),
    // Before the flood, whose messages would also be announced.
    feed: await listen(fleet, cookie),
    flood: await flood(fleet),
  };
}

async function askWithSession({ origin }: Fleet, cookie: string): Promise<Sharing['session']> {
  const answers: Record<string, number> = {};
  let refused = 0;
  for (let i = 0; i < sessionRequests; i += 1) {
    const answer = await get(`${origin}/cockpit`, { headers: { cookie } });
    const server = headersByName(answer).get('x-served-by') ?? 'unknown';
    answers[server] = (answers[server] ?? 0) + 1;
    if (answer.status !== 200) refused += 1;
  }
  return { answers, refused };
}

async function listen({ servers, origin }: Fleet, cookie: string): Promise<number[]> {
  const over = new AbortController();
  const agent = new Agent();
  const times: number[] = [];
  const heard = await Promise.all(servers.map((server) => listenAt(server, cookie, over.signal)));
  for (let round = 0; round < feedRounds; round += 1) {
    const before = heard.map((count) => count());
    const sent = performance.now();
    await sendMessage(origin, 5_000_000 + round, agent);
    while (heard.some((count, i) => count() === before[i]) && performance.now() - sent < 10_000)
      await pause(5);
    times.push(performance.now() - sent);
    // By now, further changes caused by a message have been announced.
    await pause(2500);
  }
  over.abort();
  agent.destroy();
  return times;
}

/** Follows the change feed of a server. @returns how many changes it has announced */
async function listenAt(
  { origin }: SiteServer,
  cookie: string,
  signal: AbortSignal,
): Promise<() => number> {
  const response = await fetch(`${origin}/api/crm/live`, { headers: { cookie }, signal });
  if (!response.ok || !response.body) throw new Error(`The feed answers ${response.status}`);
  let count = 0;
  const { promise: greeted, resolve } = Promise.withResolvers<void>();
  const read = async (body: ReadableStream<Uint8Array>) => {
    for await (const bytes of body) {
      const part = Buffer.from(bytes).toString();
      if (part.includes('event: hello')) resolve();
      if (part.includes('event: changed')) count += 1;
    }
  };
  read(response.body).catch(() => undefined);
  await greeted;
  return () => count;
}
