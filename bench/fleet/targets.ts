import { hardLimit } from '#app/domain/leads/spam.ts';
import type { Disturbance } from './disturbances.ts';
import type { Freshness } from './freshness.ts';
import type { LedgerCheck } from './ledger.ts';
import type { Sharing } from './sharing.ts';

/** Everything that was played. */
export interface FleetFindings {
  disturbances: readonly Disturbance[];
  freshness: Freshness;
  sharing: Sharing;
  ledger: LedgerCheck;
}

export interface FleetVerdict {
  what: string;
  measured: string;
  target: string;
  isMet: boolean;
}

/** In milliseconds. */
const limits = { failover: 15_000, fresh: 1000, feed: 2000 } as const;

export function compareFleet(found: FleetFindings): FleetVerdict[] {
  const { freshness, sharing, ledger } = found;
  return [
    ...found.disturbances.flatMap(verdictsOf),
    below('saved settings: visible everywhere', Math.max(...freshness.times), limits.fresh),
    none('places that showed the old page again', freshness.relapses),
    none('requests of one session rejected', sharing.session.refused),
    atMost('flood from one address: messages stored', sharing.flood.accepted, hardLimit.limit),
    below('change feed: reported by every server', Math.max(...sharing.feed), limits.feed),
    none('acknowledged messages lost', ledger.lost),
    none('messages stored twice', ledger.doubled),
  ];
}

/** A killed server loses the messages it was handling; otherwise nothing may fail except while there is no primary. */
function verdictsOf({ what, kind, ...found }: Disturbance): FleetVerdict[] {
  const pages = none(`${what}: pages failed`, found.failedPages);
  if (kind === 'primary')
    return [
      pages,
      below(`${what}: longest time without a message`, found.longestGap, limits.failover),
    ];
  if (kind === 'server') return [pages];
  return [pages, none(`${what}: messages failed`, found.failedMessages)];
}

const none = (what: string, count: number): FleetVerdict => ({
  what,
  measured: String(count),
  target: '0',
  isMet: count === 0,
});

const atMost = (what: string, count: number, most: number): FleetVerdict => ({
  what,
  measured: String(count),
  target: `≤ ${most}`,
  isMet: count > 0 && count <= most,
});

const below = (what: string, time: number, limit: number): FleetVerdict => ({
  what,
  measured: `${(time / 1000).toFixed(2)} s`,
  target: `< ${limit / 1000} s`,
  isMet: time < limit,
});
