/**
 * Measures how fast cached pages are while fifty sites are audited, and writes docs/benchmarks-audits.md.
 * Usage: npm run bench:audits (Linux; takes about two minutes)
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { AuditRound } from './audit-visitors.ts';
import { get } from './http-client.ts';
import { describeMachine } from './machine.ts';
import { start, stopAll, waitUntil } from './processes.ts';
import { table } from './report.ts';
import { acceptBrotli, ensureBuild, startSite } from './site.ts';
import { pairedRatio, percentile } from './statistics.ts';
import { limitTime } from './time-limit.ts';

/** Rounds, each with a quiet period and an equally long one with audits. */
const rounds = 3;
const auditsAtOnce = 50;
/** Milliseconds between two requests for a page. */
const every = 4;
const limit = 1.5;

const output = join(import.meta.dirname, '../docs/benchmarks-audits.md');

/** Requests the cached home page at a steady pace until `until` resolves; times in milliseconds. */
async function visit(origin: string, until: Promise<unknown>): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const asked: Promise<number>[] = [];
  async function askOnce(): Promise<number> {
    const sent = performance.now();
    await get(`${origin}/fr`, { headers: acceptBrotli, agent });
    return performance.now() - sent;
  }
  const pace = setInterval(() => asked.push(askOnce()), every);
  try {
    await until;
    clearInterval(pace);
    return await Promise.all(asked);
  } finally {
    clearInterval(pace);
    agent.destroy();
  }
}

/** Starts a round of audits, and resolves when they have ended. */
async function auditAll(visitors: ChildProcess, asked: AuditRound): Promise<void> {
  visitors.send(asked);
  const left = once(visitors, 'exit').then(() => {
    throw new Error('The process of visitors who start audits has ended');
  });
  await Promise.race([once(visitors, 'message'), left]);
}

/** One round. */
interface Turn {
  /** Times of pages during audits and without them, in milliseconds. */
  during: readonly number[];
  between: readonly number[];
  seconds: number;
}

async function takeTurn(visitors: ChildProcess, asked: AuditRound): Promise<Turn> {
  const { origin } = asked;
  const since = performance.now();
  const during = await visit(origin, auditAll(visitors, asked));
  const length = performance.now() - since;
  const between = await visit(origin, pause(length));
  return { during, between, seconds: length / 1000 };
}

function rowOf({ during, between, seconds }: Turn): string[] {
  const shares = [0.5, 0.99].flatMap((share) => [
    percentile(during, share).toFixed(2),
    percentile(between, share).toFixed(2),
  ]);
  const longest = [Math.max(...during), Math.max(...between)].map((time) => time.toFixed(0));
  return [seconds.toFixed(1), ...shares, ...longest];
}

limitTime(600);
const begun = new Date();
await ensureBuild();
const scratch = mkdtempSync(join(tmpdir(), 'iluma-bench-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true, maxRetries: 5 }));
try {
  const log = join(scratch, 'sites.log');
  const script = fileURLToPath(import.meta.resolve('./audit-sites.ts'));
  const child = start([process.execPath, script, String(auditsAtOnce * (rounds + 1))], {
    cwd: scratch,
    log,
  });
  const sitesAt = () => readFileSync(log, 'utf8').trim();
  await waitUntil(async () => sitesAt() !== '', { child, log, seconds: 30 });
  const settings = { AUDIT_ALLOWED: '127.0.0.0/8', CHROME_PATH: '/nowhere' };
  const { origin } = await startSite(scratch, undefined, settings);
  const visitors = fork(fileURLToPath(import.meta.resolve('./audit-visitors.ts')));
  process.on('exit', () => visitors.kill());
  const turns: Turn[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const asked = { origin, sites: sitesAt(), round, audits: auditsAtOnce };
    const turn = await takeTurn(visitors, asked);
    console.log(rowOf(turn).join(' '));
    // The first one is a warm-up.
    if (round > 0) turns.push(turn);
  }
  const ratio = pairedRatio(
    turns.map(({ during }) => percentile(during, 0.99)),
    turns.map(({ between }) => percentile(between, 0.99)),
  );
  const isMet = ratio <= limit;
  await writeFile(output, describe(turns, ratio, isMet));
  console.log(`p99 during audits is ${ratio.toFixed(2)} times the normal p99`);
  process.exitCode = isMet ? 0 : 1;
  visitors.kill();
} finally {
  await stopAll();
}

function describe(turns: readonly Turn[], ratio: number, isMet: boolean): string {
  const head = [
    'Audits took, s',
    'p50 during, ms',
    'p50 without, ms',
    'p99 during, ms',
    'p99 without, ms',
    'Longest during, ms',
    'Longest without, ms',
  ];
  return `${[
    '# Cached pages while sites are audited',
    `Written by \`npm run bench:audits\`; do not edit. ${auditsAtOnce} visitors each start an audit of a small site from \
\`test/audit-corpus/\` on this machine and follow it to its end, while another visitor requests \`/fr\` every ${every} ms; then \
the same time without audits. The sites, and the visitors who start audits, run in separate processes; a site takes 500 ms \
per response. The ratio is the median of the ratios per round.`,
    table(['', ''], describeMachine(begun, null, 'npm run bench:audits')),
    table(
      ['What', 'Measured', 'Target', 'Met'],
      [
        [
          'p99 of a cached page during audits, relative to without',
          ratio.toFixed(2),
          `at most ${limit}`,
          isMet ? 'yes' : '**no**',
        ],
      ],
    ),
    table(head, turns.map(rowOf)),
  ].join('\n\n')}\n`;
}
