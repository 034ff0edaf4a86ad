import { table } from '../report.ts';
import { percentile } from '../statistics.ts';
import { sizes } from './agency.ts';
import { calendars, slotRequests, warmUps, type SlotTimes } from './booking-load.ts';
import type { MeasuredDatabase } from './databases.ts';
import { hostileCount, type HostileOutcome } from './hostile.ts';
import type { KillRounds } from './kill-rounds.ts';
import { rate, seconds, type LeadLoad } from './lead-load.ts';
import { changedEvery, type ListTimes } from './list-load.ts';
import type { Found, LiveFindings, LiveVerdict } from './live-targets.ts';
import { outage as timing, type Outage } from './outage.ts';

/** The findings in Markdown. */
export function writeLiveReport(
  machine: string[][],
  found: Found,
  verdicts: readonly LiveVerdict[],
): string {
  const of = <Part extends keyof LiveFindings>(part: Part) =>
    [...found].flatMap(([database, { [part]: finding }]) =>
      finding === undefined ? [] : [[database, finding] as const],
    );
  const parts = [
    '# Benchmarks of stored data',
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
    ...of('lists').flatMap(([database, lists]) => aboutLists(database, lists)),
    ...of('bookings').flatMap(([database, bookings]) => aboutBookings(database, bookings)),
  ];
  return `${parts.join('\n\n')}\n`;
}

type Of<Finding> = readonly (readonly [database: MeasuredDatabase['name'], finding: Finding])[];

function aboutMessages(found: Of<LeadLoad>): string[] {
  if (found.length === 0) return [];
  return [
    '## Messages',
    `${rate} messages a second for ${seconds} s, each from another visitor, at a fixed rate whether or not the site keeps \
up; every tenth is sent twice at once, as by a double click. Times run from when a message was due to the end of \
the response. Afterwards every returned reference is looked up in the database.`,
    table(
      ['', 'p50, ms', 'p95, ms', 'p99, ms', 'Longest, ms'],
      found.map(([database, { times }]) => [
        database,
        ...[0.5, 0.95, 0.99, 1].map((share) => percentile(times, share).toFixed(1)),
      ]),
    ),
  ];
}

function aboutKills(found: Of<KillRounds>): string[] {
  const [first] = found;
  if (!first) return [];
  return [
    '## Killed server',
    `${first[1].restarts.length} rounds: visitors send one message after another, the server is killed with SIGKILL at a random \
moment and restarted. Every acknowledged message is then looked up under the link its sender was given, and \
all of them again at the end.`,
    table(
      ['', 'Acknowledged', 'Lost', 'Ready again, p50, ms', 'longest, ms'],
      found.map(([database, { acknowledged, lost, restarts }]) => [
        database,
        String(acknowledged),
        String(lost),
        ...[0.5, 1].map((share) => percentile(restarts, share).toFixed(0)),
      ]),
    ),
  ];
}

function aboutOutages(found: Of<Outage>): string[] {
  return found.flatMap(([, { pages, addresses, refused, recovered, acknowledged, lost }]) => [
    '## Database outage',
    `PostgreSQL is stopped under the running site as in a crash (\`pg_ctl stop -m immediate\`), stays down for \
${timing.away} s and is restarted on the same directory. Meanwhile visitors read all ${addresses} addresses of the \
sitemap in sequence, and write messages. Only the database is restarted.`,
    table(
      ['', ''],
      [
        ['Pages read during the outage', String(pages.length)],
        ...[0.5, 0.95, 0.99, 1].map((share) => [
          share === 1 ? 'longest' : `p${share * 100}`,
          `${percentile(pages, share).toFixed(1)} ms`,
        ]),
        ['Messages rejected during the outage, with their text in the page', String(refused)],
        ['From restart to the first message accepted', `${(recovered / 1000).toFixed(1)} s`],
        ['Acknowledged before and after', String(acknowledged)],
        ['Lost among them', String(lost)],
      ],
    ),
  ]);
}

function aboutHostile(found: Of<HostileOutcome>): string[] {
  if (found.length === 0) return [];
  return [
    '## Hostile requests',
    `${hostileCount} requests from a generator (see \`bench/live/hostile-requests.ts\`): wrong types, sizes and \
encodings, SQL and script payloads, forged cookies and keys, malformed heads, and real sessions of a member and a \
read-only user who request what their role forbids, directly and by detours. A failure is a 5xx, a 2xx \
for a forbidden request, leaked text that only others may read, reflected markup or headers, or changed data \
afterwards. Then two attacks: wrong passwords for one account from many addresses while its owner signs in, and a flood \
of messages from one address while somebody else writes.`,
    table(
      ['', 'Responses', 'Failures', 'Wrong sign-ins', 'Owner signed in after', 'Flood'],
      found.map(
        ([
          database,
          {
            answers,
            offences,
            sieges: { signIn, flood },
          },
        ]) => [
          database,
          Object.entries(answers)
            .toSorted(([one], [other]) => one.localeCompare(other))
            .map(([group, count]) => `${group}: ${count}`)
            .join(', '),
          offences.length === 0 ? 'none' : [...new Set(offences)].slice(0, 20).join('; '),
          `${signIn.tries} from ${signIn.addresses} addresses, ${signIn.refused} refused`,
          `${signIn.ownersTries} tries`,
          `${flood.sent} sent, ${flood.accepted} kept, ${flood.refused} refused`,
        ],
      ),
    ),
  ];
}

const thousands = (count: number) => count.toLocaleString('en');

function aboutLists(database: MeasuredDatabase['name'], { filled, kinds }: ListTimes): string[] {
  return [
    `## Lists of a large agency, ${database}`,
    `${Object.entries(sizes)
      .map(([collection, count]) => `${thousands(count)} ${collection}`)
      .join(
        ', ',
      )}, generated and inserted with all indexes in ${filled.toFixed(0)} s. Signed-in members send the \
API requests of the workspace in sequence on one connection, in random order; a client page is five \
requests, timed together. Every ${changedEvery} requests somebody changes a client, so that counts are not cached for long.`,
    table(
      ['', '', 'Requests', 'p50, ms', 'p95, ms', 'Longest, ms'],
      kinds.map(({ kind, group, times }) => [
        group ?? '',
        kind,
        String(times.length),
        ...[0.5, 0.95, 1].map((share) => percentile(times, share).toFixed(1)),
      ]),
    ),
  ];
}

function aboutBookings(database: MeasuredDatabase['name'], { times, slots }: SlotTimes): string[] {
  return [
    `## Free times, ${database}`,
    `${calendars.people} people with ${thousands(calendars.bookings)} meetings, half of the coming month's hours among \
them. A visitor requests \`GET /api/bookings/slots\` for ${calendars.days} days of everybody, for each length in turn: \
${thousands(Math.round(slots))} free times per response. The first ${warmUps} requests after the start are not timed.`,
    table(
      ['Requests', 'p50, ms', 'p95, ms', 'Longest, ms'],
      [
        [
          String(slotRequests),
          ...[0.5, 0.95, 1].map((share) => percentile(times, share).toFixed(1)),
        ],
      ],
    ),
  ];
}
