import { table } from '../report.ts';
import { percentile } from '../statistics.ts';
import { hostileCount, type HostileOutcome } from './hostile.ts';
import { killRounds, type KillRounds } from './kill-rounds.ts';
import { rate, seconds, type LeadLoad } from './lead-load.ts';
import type { Place } from './places.ts';

/** Everything that was found out on one database. */
export interface LiveFindings {
  place: Place['name'];
  load: LeadLoad;
  kills: KillRounds;
  hostile: HostileOutcome;
}

export interface LiveVerdict {
  what: string;
  measured: string;
  target: string;
  isMet: boolean;
}

/** Of 99 answers in a hundred, on PostgreSQL, in milliseconds. */
const slowest = 250;

/** Holds what was found against the targets. Times are a promise on PostgreSQL only; keeping messages is one everywhere. */
export function judgeLive(findings: readonly LiveFindings[]): LiveVerdict[] {
  return findings.flatMap(({ place, load, kills, hostile }) => {
    const p99 = percentile(load.times, 0.99);
    const time =
      place === 'PostgreSQL'
        ? [verdict('messages, p99', `${Math.round(p99)} ms`, `< ${slowest} ms`, p99 < slowest)]
        : [];
    const none = (what: string, count: number) => verdict(what, String(count), '0', count === 0);
    return [
      ...time,
      none('messages refused', load.refused),
      none('acknowledged messages lost', load.lost),
      none('messages doubled', load.doubled),
      verdict(
        'messages acknowledged before a kill',
        String(kills.acknowledged),
        '> 0',
        kills.acknowledged > 0,
      ),
      none('of them lost', kills.lost),
      none('offences of hostile requests', hostile.offences.length),
    ].map((each) => ({ ...each, what: `${place}: ${each.what}` }));
  });
}

function verdict(what: string, measured: string, target: string, isMet: boolean): LiveVerdict {
  return { what, measured, target, isMet };
}

/** The findings in Markdown. */
export function writeLiveReport(
  machine: string[][],
  findings: readonly LiveFindings[],
  verdicts: readonly LiveVerdict[],
): string {
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
    '## Messages',
    `${rate} messages a second for ${seconds} s, each from another visitor, at a fixed rate whether or not the site keeps \
up; every tenth is sent twice at once, as by a double press. Times run from the moment a message was due to the end of \
its answer. Afterwards the database is asked for every reference that was given out.`,
    table(
      ['', 'p50, ms', 'p95, ms', 'p99, ms', 'Longest, ms'],
      findings.map(({ place, load }) => [
        place,
        ...[0.5, 0.95, 0.99, 1].map((share) => percentile(load.times, share).toFixed(1)),
      ]),
    ),
    '## Killed in the middle',
    `${killRounds} rounds: visitors send one message after the other, the server is killed with SIGKILL at a moment drawn \
by chance, and started again. Every acknowledged message is then looked for under the link its sender was given, and \
all of them once more at the end.`,
    table(
      ['', 'Acknowledged', 'Lost', 'Ready again, p50, ms', 'longest, ms'],
      findings.map(({ place, kills: { acknowledged, lost, restarts } }) => [
        place,
        String(acknowledged),
        String(lost),
        ...[0.5, 1].map((share) => percentile(restarts, share).toFixed(0)),
      ]),
    ),
    '## Hostile requests',
    `${hostileCount} requests from a generator (see \`bench/live/hostile-requests.ts\`): wrong types, sizes and \
encodings, SQL and script payloads, forged cookies and keys, records of others, broken heads. An offence is a 5xx, a 2xx \
for what only others may do, markup or a header that comes back, or a site that is not as it was.`,
    table(
      ['', 'Answers', 'Offences'],
      findings.map(({ place, hostile: { answers, offences } }) => [
        place,
        Object.entries(answers)
          .toSorted(([one], [other]) => one.localeCompare(other))
          .map(([group, count]) => `${group}: ${count}`)
          .join(', '),
        offences.length === 0 ? 'none' : [...new Set(offences)].slice(0, 20).join('; '),
      ]),
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}
