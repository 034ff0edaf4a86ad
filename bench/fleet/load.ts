import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { get, headersByName } from '../http-client.ts';
import { isAcknowledged, referenceIn, sendMessage } from '../live/visitor.ts';
import { acceptBrotli } from '../site.ts';
import { pages } from './servers.ts';

/** Messages and pages per second. */
export const rates = { messages: 10, pages: 20 } as const;

/** Milliseconds before a visitor retries an unacknowledged message. */
const retryAfter = 1000;

/** One request of the load. */
export interface Attempt {
  /** Start and end, in milliseconds of `performance.now()`. */
  from: number;
  until: number;
  isAnswered: boolean;
}

/** An acknowledged message, with the start of its first attempt. */
export interface Acknowledged {
  number: number;
  reference: string;
  from: number;
  until: number;
}

interface PageAttempt extends Attempt {
  /** Whether Varnish had it. */
  isHit: boolean;
}

/** The continuous load of the fleet's visitors, and its responses. */
export interface Load {
  pages: readonly PageAttempt[];
  messages: readonly Attempt[];
  /** The ledger: messages that the site must have stored. */
  acknowledged: readonly Acknowledged[];
  /** Stops sending, and resolves when everything sent is acknowledged. */
  end(): Promise<void>;
}

/** Starts visitors who read pages and send messages at a fixed rate, whether or not the fleet keeps up. */
export function startLoad(origin: string): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const read: PageAttempt[] = [];
  const messages: Attempt[] = [];
  const acknowledged: Acknowledged[] = [];
  const pending = new Set<Promise<void>>();
  let [number, turn] = [0, 0];

  async function readOne(): Promise<void> {
    turn += 1;
    const from = performance.now();
    const address = pages[turn % pages.length] ?? '/fr';
    const answer = await get(origin + address, { agent, headers: acceptBrotli }).catch(() => null);
    const isHit = answer !== null && headersByName(answer).get('x-cache') === 'hit';
    read.push({ from, until: performance.now(), isAnswered: answer?.status === 200, isHit });
  }

  async function writeOne(): Promise<void> {
    number += 1;
    const [own, first] = [number, performance.now()];
    for (;;) {
      const from = performance.now();
      const sent = await sendMessage(origin, own, agent);
      const [until, isAnswered] = [performance.now(), isAcknowledged(sent)];
      messages.push({ from, until, isAnswered });
      if (isAnswered) {
        acknowledged.push({ number: own, reference: referenceIn(sent), from: first, until });
        return;
      }
      await pause(retryAfter);
    }
  }

  const every = (rate: number, work: () => Promise<void>) =>
    setInterval(() => {
      const one = work().finally(() => pending.delete(one));
      pending.add(one);
    }, 1000 / rate);
  const timers = [every(rates.pages, readOne), every(rates.messages, writeOne)];
  return {
    pages: read,
    messages,
    acknowledged,
    async end() {
      timers.forEach(clearInterval);
      await Promise.all(pending);
      agent.destroy();
    },
  };
}

/** The attempts that overlap a period: those that began before its end and ended after its start. */
export const within = <Some extends Pick<Attempt, 'from' | 'until'>>(
  attempts: readonly Some[],
  { from, until }: { from: number; until: number },
): Some[] => attempts.filter((each) => each.until >= from && each.from <= until);
