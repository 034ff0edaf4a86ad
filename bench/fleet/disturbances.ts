import { setTimeout as pause } from 'node:timers/promises';
import type { Fleet } from './fleet.ts';
import { within, type Load } from './load.ts';
import type { Release } from './servers.ts';

/** Effect on visitors of a disturbance of the fleet. */
export interface Disturbance {
  what: string;
  /** What was killed, if anything. */
  kind: 'server' | 'primary' | null;
  /** Requests during the disturbance, and those without their expected response: a page, a reference. */
  pages: number;
  failedPages: number;
  messages: number;
  failedMessages: number;
  /** The longest time without an acknowledged message, in milliseconds. */
  longestGap: number;
  /** Duration in milliseconds. */
  took: number;
}

/** Milliseconds of calm afterwards that are included. */
const calm = 5000;

/** Disturbs the fleet under load. */
async function disturb(
  what: string,
  load: Load,
  work: () => Promise<void>,
  kind: Disturbance['kind'] = null,
): Promise<Disturbance> {
  const from = performance.now();
  await work();
  const took = performance.now() - from;
  await pause(calm);
  const time = { from, until: performance.now() };
  const pages = within(load.pages, time);
  const messages = within(load.messages, time);
  const moments = messages.flatMap(({ isAnswered, until }) => (isAnswered ? [until] : []));
  const marks = [from, ...moments.toSorted((one, other) => one - other), time.until];
  return {
    what,
    kind,
    pages: pages.length,
    failedPages: pages.filter(({ isAnswered }) => !isAnswered).length,
    messages: messages.length,
    failedMessages: messages.filter(({ isAnswered }) => !isAnswered).length,
    longestGap: Math.max(...marks.slice(1).map((mark, i) => mark - (marks[i] ?? mark))),
    took,
  };
}

/** Seconds of undisturbed load. */
export const steadySeconds = 15;

export const leaveAlone = (load: Load): Promise<Disturbance> =>
  disturb('Undisturbed', load, () => pause(steadySeconds * 1000));

/** Replaces the release of one server after the other, each taken out of the balancer meanwhile. */
export const release = ({ servers, balancer }: Fleet, load: Load, next: Release) =>
  disturb(`Rolling release of ${next.name}`, load, async () => {
    for (const server of servers) {
      await balancer.drain(server.name);
      await server.stop();
      await server.start(next);
      await balancer.restore(server.name);
    }
  });

/** Rolls one server back to the previous release beside the others, and forward again. */
export const goBack = (
  { servers: [server], balancer }: Fleet,
  load: Load,
  { former, current }: { former: Release; current: Release },
) =>
  disturb(`One server rolled back to ${former.name}, and forward again`, load, async () => {
    for (const next of [former, current]) {
      if (!server) return;
      await balancer.drain(server.name);
      await server.stop();
      await server.start(next);
      await balancer.restore(server.name);
      await pause(calm);
    }
  });

/** Kills a server, and restarts it after five seconds. */
export const killServer = (
  { servers: [, server], balancer }: Fleet,
  load: Load,
  current: Release,
) =>
  disturb(
    'A server is killed (SIGKILL)',
    load,
    async () => {
      await server?.kill();
      await pause(5000);
      await server?.start(current);
      await balancer.restore(server?.name ?? '');
    },
    'server',
  );

/** Kills the primary and its Patroni until a message has been acknowledged again, and brings it back as a standby. */
export const killPrimary = ({ cluster }: Fleet, load: Load, round: number) =>
  disturb(
    `The primary is killed (SIGKILL), ${round}`,
    load,
    async () => {
      const lost = await cluster.primary();
      await lost.kill();
      const killed = performance.now();
      const isBack = () => load.acknowledged.some(({ from }) => from > killed);
      while (!isBack() && performance.now() - killed < 60_000) await pause(50);
      await lost.start();
      await cluster.isProtected();
    },
    'primary',
  );
