import { table } from '../report.ts';
import { percentile } from '../statistics.ts';
import { steadySeconds, type Disturbance } from './disturbances.ts';
import { changes } from './freshness.ts';
import { rates, type Load } from './load.ts';
import { timing } from './patroni-settings.ts';
import type { FleetFindings, FleetVerdict } from './targets.ts';

/** The findings in Markdown. */
export function writeFleetReport(
  machine: string[][],
  { packages, builtUp }: { packages: string; builtUp: number },
  { disturbances, freshness, sharing, ledger }: FleetFindings,
  load: Load,
  verdicts: readonly FleetVerdict[],
): string {
  const parts = [
    '# Benchmarks of a fleet',
    `Written by \`npm run bench:fleet\`; do not edit. Debian's Varnish, HAProxy, PgBouncer in transaction mode and two \
PostgreSQL under Patroni (one primary, one synchronous hot standby, etcd), with three servers of the site, all on loopback \
addresses of one machine: measured is that nothing is lost and how long writing is interrupted, not throughput. \
Requests go Varnish → HAProxy → a server → PgBouncer → HAProxy → the primary. Figures come from \`bench/fleet/\`, which \
is also an example of each configuration.`,
    table(
      ['', ''],
      [
        ...machine,
        ['Packages', packages],
        ['Set up in', `${(builtUp / 1000).toFixed(0)} s, without the previous release`],
      ],
    ),
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
    ...aboutLoad(disturbances, ledger),
    aboutTimes(load),
    ...aboutChanges(freshness),
    ...aboutSharing(sharing),
  ];
  return `${parts.join('\n\n')}\n`;
}

function aboutLoad(
  disturbances: FleetFindings['disturbances'],
  ledger: FleetFindings['ledger'],
): string[] {
  return [
    '## Under load',
    `${rates.messages} messages a second, each from another visitor, and ${rates.pages} pages a second, at a fixed rate \
whether or not the fleet keeps up. A message that is not acknowledged is resent every second until it \
is. The visitors record the references they were given: ${ledger.acknowledged} acknowledged, \
${ledger.lost} missing from the database afterwards, ${ledger.doubled} stored twice. A response fails without a \
page or a reference, and each failed attempt of a message counts. A killed primary is replaced when its \
key in etcd expires (\`ttl\` ${timing.ttl} s, Patroni's default is 30); messages in that time get a 503 that \
keeps the typed text. Releases and rollbacks follow [database.md](database.md#changing-the-schema): servers of \
both releases run on the new schema at the same time. The first ${steadySeconds} s show the fleet undisturbed.`,
    table(
      [
        'Event',
        'Took, s',
        'Pages',
        'failed',
        'Messages, attempts',
        'failed',
        'Longest time without an acknowledged one, s',
      ],
      disturbances.map(rowOf),
    ),
  ];
}

function aboutChanges(freshness: FleetFindings['freshness']): string[] {
  return [
    '## Changes of the site',
    `The promotional bar is switched on or off ${changes} times, through Varnish. Time from sending the change \
until Varnish (three pages) and each of the three servers have the new page: p50 \
${percentile(freshness.times, 0.5).toFixed(0)} ms, longest ${Math.max(...freshness.times).toFixed(0)} ms. Each of them is \
watched for four seconds; ${freshness.relapses} showed the old page again.`,
  ];
}

function aboutSharing(sharing: FleetFindings['sharing']): string[] {
  return [
    '## Sharing without sticky sessions',
    table(
      ['', ''],
      [
        [
          'Requests of one session, by server',
          Object.entries(sharing.session.answers)
            .toSorted(([one], [other]) => one.localeCompare(other))
            .map(([server, count]) => `${server}: ${count}`)
            .join(', '),
        ],
        ['Rejected among them', String(sharing.session.refused)],
        [
          'Messages from one address through all servers',
          `${sharing.flood.sent} sent, ${sharing.flood.accepted} kept, ${sharing.flood.refused} refused`,
        ],
        [
          'A message through one server, until every server has notified its listener',
          `p50 ${percentile(sharing.feed, 0.5).toFixed(0)} ms, longest ${Math.max(...sharing.feed).toFixed(0)} ms`,
        ],
      ],
    ),
  ];
}

function rowOf(each: Disturbance): string[] {
  return [
    each.what,
    (each.took / 1000).toFixed(1),
    String(each.pages),
    String(each.failedPages),
    String(each.messages),
    String(each.failedMessages),
    (each.longestGap / 1000).toFixed(2),
  ];
}

/** Response times over the whole load. */
function aboutTimes({ pages, messages }: Load): string {
  const answered = pages.filter(({ isAnswered }) => isAnswered);
  const [hits, misses] = [true, false].map((isHit) =>
    answered.filter((each) => each.isHit === isHit).map(({ from, until }) => until - from),
  );
  const taken = messages.flatMap(({ from, until, isAnswered }) =>
    isAnswered ? [until - from] : [],
  );
  const row = (what: string, times: readonly number[] = []) => [
    what,
    String(times.length),
    ...[0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(1)),
  ];
  return table(
    ['Over the whole load', 'Answers', 'p50, ms', 'p95, ms', 'p99, ms'],
    [
      row('pages from the cache of Varnish', hits),
      row('pages from a server', misses),
      row('messages', taken),
    ],
  );
}
