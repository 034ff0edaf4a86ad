/**
 * Sends the built site messages, kills it, attacks it, takes its database away and asks it for lists of a large agency, on
 * the embedded database and on PostgreSQL; writes docs/benchmarks-live.md and fails when a target is missed.
 *
 * Usage: node bench/live/main.ts [--only <part>] [--on <database>] (Linux; about ten minutes)
 *
 * --only: messages, kills, hostile, outage or lists; may be repeated
 * --on: embedded or PostgreSQL
 *
 * With either of them the report is printed, and not written.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { describeMachine } from '../machine.ts';
import { stopAll } from '../processes.ts';
import { ensureBuild } from '../site.ts';
import { attack } from './hostile.ts';
import { killInTheMiddle } from './kill-rounds.ts';
import { loadWithMessages } from './lead-load.ts';
import { askForLists } from './lists.ts';
import { judgeLive, writeLiveReport, type LiveFindings } from './live-report.ts';
import { takeDatabaseAway } from './outage.ts';
import { findPlaces, type Place } from './places.ts';

/** The whole bench gives up after this many seconds. */
const timeLimit = 1200;

const output = join(import.meta.dirname, '../../docs/benchmarks-live.md');

const giveUp = (reason: string) => {
  console.error(`The bench gives up: ${reason}`);
  void stopAll().finally(() => process.exit(1));
};
setTimeout(giveUp, timeLimit * 1000, `it took more than ${timeLimit} s`).unref();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, giveUp);

const started = new Date();
await ensureBuild();
const scratch = mkdtempSync(join(tmpdir(), 'iluma-bench-live-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true, maxRetries: 5 }));
const databases = await findPlaces(scratch);
const { postgres } = databases;

/** What is done on each kind of database, in this order. */
const parts: Readonly<
  Record<keyof LiveFindings, (place: Place) => Promise<Partial<LiveFindings>>>
> = {
  messages: async (place) => ({ messages: await loadWithMessages(scratch, place) }),
  kills: async (place) => ({ kills: await killInTheMiddle(scratch, place) }),
  hostile: async (place) => ({ hostile: await attack(scratch, place) }),
  // The embedded database cannot be away from the site that it is a part of.
  outage: async (place) =>
    postgres === null || place.name === 'embedded'
      ? {}
      : { outage: await takeDatabaseAway(scratch, place, postgres) },
  lists: async (place) => ({ lists: await askForLists(scratch, place) }),
};

const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, on: { type: 'string' } },
});
const wanted = Object.entries(parts).filter(([name]) => values.only?.includes(name) ?? true);
if (wanted.length === 0) throw new Error(`There is no such part: ${values.only?.join(', ')}`);

try {
  const findings = new Map<Place['name'], LiveFindings>();
  for (const [name, work] of wanted)
    for (const place of await databases.fresh(name)) {
      if (values.on !== undefined && values.on !== place.name) continue;
      console.log(`${place.name}: ${name}`);
      findings.set(place.name, { ...findings.get(place.name), ...(await work(place)) });
    }
  const verdicts = judgeLive(findings);
  const report = writeLiveReport(describeMachine(started, null), findings, verdicts);
  console.log(`\n${report}`);
  if (!values.only && values.on === undefined) {
    await writeFile(output, report);
    console.log(`Written to ${relative(process.cwd(), output)}`);
  }
  process.exitCode = verdicts.every(({ isMet }) => isMet) ? 0 : 1;
} finally {
  await stopAll();
  await postgres?.stop();
}
