import { table } from '../report.ts';
import { percentile } from '../statistics.ts';
import { sizes } from './agency.ts';
import { hostileCount, type HostileOutcome } from './hostile.ts';
import { killRounds, type KillRounds } from './kill-rounds.ts';
import { rate, seconds, type LeadLoad } from './lead-load.ts';
import { changedEvery, type ListTimes } from './lists.ts';
import { outage as timing, type Outage } from './outage.ts';
import type { Place } from './places.ts';

/** What was found out on one database, by part; those that were not asked for are absent. */
export interface LiveFindings {
  messages?: LeadLoad;
  kills?: KillRounds;
  hostile?: HostileOutcome;
  outage?: Outage;
  lists?: ListTimes;
}

type Found = ReadonlyMap<Place['name'], LiveFindings>;

export interface LiveVerdict {
  what: string;
  measured: string;
  target: string;
  isMet: boolean;
}

/** In milliseconds. */
const limits = {
  /** Of 99 messages in a hundred, on PostgreSQL. */
  messages: 250,
  /** Of 95 lists, searches and client pages in a hundred. */
  lists: { PostgreSQL: 50, embedded: 100 },
  /** Of 99 pages in a hundred while the database is away. */
  pages: 250,
  /** Until a message is taken again. */
  recovery: 10_000,
} as const;

/**
 * Holds what was found against the targets. The times of messages are a promise on PostgreSQL only; keeping messages is one
 * everywhere.
 */
export function judgeLive(found: Found): LiveVerdict[] {
  return [...found].flatMap(([place, { messages, kills, hostile, outage, lists }]) =>
    [
      ...(messages ? judgeMessages(messages, place) : []),
      ...(kills
        ? [
            some('messages acknowledged before a kill', kills.acknowledged),
            none('of them lost', kills.lost),
          ]
        : []),
      ...(hostile ? [none('offences of hostile requests', hostile.offences.length)] : []),
      ...(outage ? judgeOutage(outage) : []),
      ...(lists ? judgeLists(lists, limits.lists[place]) : []),
    ].map((each) => ({ ...each, what: `${place}: ${each.what}` })),
  );
}

function judgeMessages(load: LeadLoad, place: Place['name']): LiveVerdict[] {
  return [
    ...(place === 'PostgreSQL'
      ? [below('messages, p99', percentile(load.times, 0.99), limits.messages)]
      : []),
    none('messages refused', load.refused),
    none('acknowledged messages lost', load.lost),
    none('messages doubled', load.doubled),
  ];
}

function judgeOutage(outage: Outage): LiveVerdict[] {
  return [
    none('database away: pages not answered with 200', outage.missed),
    below('database away: pages, p99', percentile(outage.pages, 0.99), limits.pages),
    some('database away: messages refused with a 503 that keeps their text', outage.refused),
    none('database away: messages answered in any other way', outage.mishandled),
    below('database back: first message taken', outage.recovered, limits.recovery),
    none('database back: acknowledged messages lost', outage.lost),
  ];
}

function judgeLists({ kinds }: ListTimes, limit: number): LiveVerdict[] {
  return kinds.flatMap(({ kind, group, times }) =>
    group ? [below(`${group}, ${kind}, p95`, percentile(times, 0.95), limit)] : [],
  );
}

const none = (what: string, count: number): LiveVerdict => ({
  what,
  measured: String(count),
  target: '0',
  isMet: count === 0,
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

/** The findings in Markdown. */
export function writeLiveReport(
  machine: string[][],
  found: Found,
  verdicts: readonly LiveVerdict[],
): string {
  const of = <Part extends keyof LiveFindings>(part: Part) =>
    [...found].flatMap(([place, { [part]: finding }]) =>
      finding === undefined ? [] : [[place, finding] as const],
    );
  const parts = [
    '# Benchmarks of what is kept',
    'Written by `npm run bench`; do not edit. Servers, databases and visitors share one machine.',
    table(['', ''], machine),
    '## Targets',
    table(
      ['What', 'Measured', 'Target', 'Met'],
      verdicts.map(({ what, measured, target, isMet }) => [
        what,
        measured,
        target,
        isMet ? 'yes' : '**no**',
      ]),
    ),
    ...aboutMessages(of('messages')),
    ...aboutKills(of('kills')),
    ...aboutOutages(of('outage')),
    ...aboutHostile(of('hostile')),
    ...of('lists').flatMap(([place, lists]) => aboutLists(place, lists)),
  ];
  return `${parts.join('\n\n')}\n`;
}

type Of<Finding> = readonly (readonly [place: Place['name'], finding: Finding])[];

function aboutMessages(found: Of<LeadLoad>): string[] {
  if (found.length === 0) return [];
  return [
    '## Messages',
    `${rate} messages a second for ${seconds} s, each from another visitor, at a fixed rate whether or not the site keeps \
up; every tenth is sent twice at once, as by a double press. Times run from the moment a message was due to the end of \
its answer. Afterwards the database is asked for every reference that was given out.`,
    table(
      ['', 'p50, ms', 'p95, ms', 'p99, ms', 'Longest, ms'],
      found.map(([place, { times }]) => [
        place,
        ...[0.5, 0.95, 0.99, 1].map((share) => percentile(times, share).toFixed(1)),
      ]),
    ),
  ];
}

function aboutKills(found: Of<KillRounds>): string[] {
  if (found.length === 0) return [];
  return [
    '## Killed in the middle',
    `${killRounds} rounds: visitors send one message after the other, the server is killed with SIGKILL at a moment drawn \
by chance, and started again. Every acknowledged message is then looked for under the link its sender was given, and \
all of them once more at the end.`,
    table(
      ['', 'Acknowledged', 'Lost', 'Ready again, p50, ms', 'longest, ms'],
      found.map(([place, { acknowledged, lost, restarts }]) => [
        place,
        String(acknowledged),
        String(lost),
        ...[0.5, 1].map((share) => percentile(restarts, share).toFixed(0)),
      ]),
    ),
  ];
}

function aboutOutages(found: Of<Outage>): string[] {
  return found.flatMap(([, { pages, addresses, refused, recovered, acknowledged, lost }]) => [
    '## The database away',
    `PostgreSQL is stopped under the running site as by a crash (\`pg_ctl stop -m immediate\`), stays away for \
${timing.away} s and is started again on the same directory. Meanwhile visitors read all ${addresses} addresses of the \
site map, one after the other, and write messages. Nothing is restarted but the database.`,
    table(
      ['', ''],
      [
        ['Pages read while it was away', String(pages.length)],
        ...[0.5, 0.95, 0.99, 1].map((share) => [
          share === 1 ? 'longest' : `p${share * 100}`,
          `${percentile(pages, share).toFixed(1)} ms`,
        ]),
        ['Messages refused meanwhile, with their text in the page', String(refused)],
        ['From its start to the first message taken', `${(recovered / 1000).toFixed(1)} s`],
        ['Acknowledged before and after', String(acknowledged)],
        ['Of them lost', String(lost)],
      ],
    ),
  ]);
}

function aboutHostile(found: Of<HostileOutcome>): string[] {
  if (found.length === 0) return [];
  return [
    '## Hostile requests',
    `${hostileCount} requests from a generator (see \`bench/live/hostile-requests.ts\`): wrong types, sizes and \
encodings, SQL and script payloads, forged cookies and keys, broken heads, and real sessions of a member and of somebody \
who may only read, who ask for what their role forbids, by the plain address and by detours. An offence is a 5xx, a 2xx \
for what only others may do, words that only others may read, markup or a header that comes back, or a site that is not \
as it was.`,
    table(
      ['', 'Answers', 'Offences'],
      found.map(([place, { answers, offences }]) => [
        place,
        Object.entries(answers)
          .toSorted(([one], [other]) => one.localeCompare(other))
          .map(([group, count]) => `${group}: ${count}`)
          .join(', '),
        offences.length === 0 ? 'none' : [...new Set(offences)].slice(0, 20).join('; '),
      ]),
    ),
  ];
}

const thousands = (count: number) => count.toLocaleString('en');

function aboutLists(place: Place['name'], { filled, kinds }: ListTimes): string[] {
  return [
    `## Lists of a large agency, ${place}`,
    `${Object.entries(sizes)
      .map(([collection, count]) => `${thousands(count)} ${collection}`)
      .join(
        ', ',
      )}, made up and put in with all indexes in ${filled.toFixed(0)} s. Members who are signed in ask the \
API what the desk asks, one question after the other on one connection, in an order drawn by chance; a client page is five \
requests, timed together. Every ${changedEvery} questions somebody changes a client, so that no count is known for long.`,
    table(
      ['', '', 'Asked', 'p50, ms', 'p95, ms', 'Longest, ms'],
      kinds.map(({ kind, group, times }) => [
        group ?? '',
        kind,
        String(times.length),
        ...[0.5, 0.95, 1].map((share) => percentile(times, share).toFixed(1)),
      ]),
    ),
  ];
}
