/**
 * Sends the built site messages, kills it, attacks it, stops its database and requests lists of a large agency, on the
 * embedded database and on PostgreSQL; writes docs/benchmarks-live.md and fails when a target is missed.
 *
 * Usage: node bench/live/main.ts [--only <part>] [--on <database>] [--each <n>] [--kills <n>] [--keep] (Linux; about ten minutes)
 *
 * --only: messages, kills, hostile, outage, lists or bookings; may be repeated
 * --on: embedded or PostgreSQL
 * --each: queries of each kind in lists, 200 by default
 * --kills: how often the server is killed in kills, 30 by default
 * --keep: with either of these, writes the sections of what was measured in place of the report's former ones
 *
 * With either of the first two the report is printed instead of written.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { describeMachine } from '../machine.ts';
import { stopAll } from '../processes.ts';
import { ensureBuild } from '../site.ts';
import { limitTime } from '../time-limit.ts';
import { measureSlots } from './booking-load.ts';
import { findDatabases, type MeasuredDatabase } from './databases.ts';
import { attack } from './hostile.ts';
import { measureKills } from './kill-rounds.ts';
import { measureLeadLoad } from './lead-load.ts';
import { measureLists } from './list-load.ts';
import { writeLiveReport } from './live-report.ts';
import { compareLive, type LiveFindings } from './live-targets.ts';
import { simulateOutage } from './outage.ts';
import { replaceSections } from './replace-sections.ts';

/** Time limit of the whole bench, in seconds. */
const timeLimit = 1200;

const output = join(import.meta.dirname, '../../docs/benchmarks-live.md');

limitTime(timeLimit);

const started = new Date();
await ensureBuild();
const scratch = mkdtempSync(join(tmpdir(), 'iluma-bench-live-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true, maxRetries: 5 }));
const databases = await findDatabases(scratch);
const { postgres } = databases;

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    on: { type: 'string' },
    each: { type: 'string' },
    kills: { type: 'string' },
    keep: { type: 'boolean' },
  },
});

const each = values.each === undefined ? undefined : Number(values.each);
const kills = values.kills === undefined ? undefined : Number(values.kills);

/** The measurements on each kind of database, in this order. */
const parts: Readonly<
  Record<keyof LiveFindings, (measured: MeasuredDatabase) => Promise<Partial<LiveFindings>>>
> = {
  messages: async (measured) => ({ messages: await measureLeadLoad(scratch, measured) }),
  kills: async (measured) => ({ kills: await measureKills(scratch, measured, kills) }),
  hostile: async (measured) => ({ hostile: await attack(scratch, measured) }),
  // The embedded database runs in the site's process and cannot fail alone.
  outage: async (measured) =>
    postgres === null || measured.name === 'embedded'
      ? {}
      : { outage: await simulateOutage(scratch, measured, postgres) },
  lists: async (measured) => ({ lists: await measureLists(scratch, measured, each) }),
  bookings: async (measured) => ({ bookings: await measureSlots(scratch, measured) }),
};

const wanted = Object.entries(parts).filter(([name]) => values.only?.includes(name) ?? true);
if (wanted.length === 0) throw new Error(`There is no such part: ${values.only?.join(', ')}`);

try {
  const findings = new Map<MeasuredDatabase['name'], LiveFindings>();
  for (const [name, work] of wanted)
    for (const measured of await databases.fresh(name)) {
      if (values.on !== undefined && values.on !== measured.name) continue;
      console.log(`${measured.name}: ${name}`);
      findings.set(measured.name, { ...findings.get(measured.name), ...(await work(measured)) });
    }
  const verdicts = compareLive(findings);
  const machine = describeMachine(started, null);
  const report = writeLiveReport(machine, findings, verdicts);
  console.log(`\n${report}`);
  const isWhole = !values.only && values.on === undefined;
  if (isWhole || values.keep) {
    const former = isWhole ? '' : await readFile(output, 'utf8');
    await writeFile(output, isWhole ? report : replaceSections(former, report, machine));
    console.log(`Written to ${relative(process.cwd(), output)}`);
  }
  process.exitCode = verdicts.every(({ isMet }) => isMet) ? 0 : 1;
} finally {
  await stopAll();
  await postgres?.stop();
}
