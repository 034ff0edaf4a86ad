import { hardLimit } from '#app/domain/leads/spam.ts';
import { percentile } from '../statistics.ts';
import type { SlotTimes } from './booking-load.ts';
import type { MeasuredDatabase } from './databases.ts';
import type { HostileOutcome } from './hostile.ts';
import type { KillRounds } from './kill-rounds.ts';
import type { LeadLoad } from './lead-load.ts';
import type { ListTimes } from './list-load.ts';
import type { Outage } from './outage.ts';

/** The findings on one database, by part; parts that were skipped are absent. */
export interface LiveFindings {
  messages?: LeadLoad;
  kills?: KillRounds;
  hostile?: HostileOutcome;
  outage?: Outage;
  lists?: ListTimes;
  bookings?: SlotTimes;
}

export type Found = ReadonlyMap<MeasuredDatabase['name'], LiveFindings>;

export interface LiveVerdict {
  what: string;
  measured: string;
  target: string;
  isMet: boolean;
}

/** In milliseconds. */
const limits = {
  /** 99th percentile of messages, on PostgreSQL. */
  messages: 250,
  /** 95th percentile of lists, searches and client pages. */
  lists: { PostgreSQL: 50, embedded: 100 },
  /** 95th percentile of searches over everything, and of client pages. */
  everything: 100,
  /** 95th percentile of a month of everyone's free times. */
  slots: 20,
  /** 99th percentile of pages while the database is unavailable. */
  pages: 250,
  /** Until a message is accepted again. */
  recovery: 10_000,
  /** Sign-ins of an owner whose account is under attack. */
  tries: 2,
} as const;

/**
 * Compares findings with targets. Message times are a target on PostgreSQL only; keeping messages is one on every
 * database.
 */
export function compareLive(found: Found): LiveVerdict[] {
  return [...found].flatMap(([database, { messages, kills, hostile, outage, lists, bookings }]) =>
    [
      ...(messages ? judgeMessages(messages, database) : []),
      ...(kills
        ? [
            some('messages acknowledged before a kill', kills.acknowledged),
            none('lost among them', kills.lost),
          ]
        : []),
      ...(hostile ? judgeHostile(hostile) : []),
      ...(outage ? judgeOutage(outage) : []),
      ...(lists ? judgeLists(lists, limits.lists[database]) : []),
      ...(bookings
        ? [below('free times of a month, p95', percentile(bookings.times, 0.95), limits.slots)]
        : []),
    ].map((each) => ({ ...each, what: `${database}: ${each.what}` })),
  );
}

function judgeMessages(load: LeadLoad, database: MeasuredDatabase['name']): LiveVerdict[] {
  return [
    ...(database === 'PostgreSQL'
      ? [below('messages, p99', percentile(load.times, 0.99), limits.messages)]
      : []),
    none('messages rejected', load.refused),
    none('acknowledged messages lost', load.lost),
    none('messages stored twice', load.doubled),
  ];
}

function judgeHostile({ offences, sieges: { signIn, flood } }: HostileOutcome): LiveVerdict[] {
  return [
    none('failures under hostile requests', offences.length),
    atMost(
      'attack on an account: attempts until its owner is signed in',
      signIn.ownersTries,
      limits.tries,
    ),
    atMost('flood from one address: messages stored', flood.accepted, hardLimit.limit),
    some(
      'flood from one address: real messages of others accepted',
      Number(flood.isRealMessageTaken),
    ),
  ];
}

function judgeOutage(outage: Outage): LiveVerdict[] {
  return [
    none('database outage: pages not answered', outage.missed),
    below('database outage: pages, p99', percentile(outage.pages, 0.99), limits.pages),
    some('database outage: messages rejected with a 503 that keeps their text', outage.refused),
    none('database outage: messages answered in any other way', outage.mishandled),
    below('database restarted: first message accepted', outage.recovered, limits.recovery),
    none('database restarted: acknowledged messages lost', outage.lost),
  ];
}

function judgeLists({ kinds }: ListTimes, limit: number): LiveVerdict[] {
  return kinds.flatMap(({ kind, group, times }) =>
    group
      ? [below(`${group}, ${kind}, p95`, percentile(times, 0.95), limitOf(group, kind, limit))]
      : [],
  );
}

function limitOf(group: string, kind: string, limit: number): number {
  return group === 'client page' || kind.startsWith('everything') ? limits.everything : limit;
}

const none = (what: string, count: number): LiveVerdict => ({
  what,
  measured: String(count),
  target: '0',
  isMet: count === 0,
});

const atMost = (what: string, count: number, most: number): LiveVerdict => ({
  what,
  measured: String(count),
  target: `≤ ${most}`,
  isMet: count <= most,
});

const some = (what: string, count: number): LiveVerdict => ({
  what,
  measured: String(count),
  target: '> 0',
  isMet: count > 0,
});

const below = (what: string, time: number, limit: number): LiveVerdict => ({
  what,
  measured: `${time.toFixed(time < 100 ? 1 : 0)} ms`,
  target: `< ${limit} ms`,
  isMet: time < limit,
});
