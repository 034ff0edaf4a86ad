/**
 * Sends the built site messages, kills it and attacks it, on the embedded database and on PostgreSQL; writes
 * docs/benchmarks-live.md and fails when a target is missed. Usage: node bench/live/main.ts (Linux; about five minutes)
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { describeMachine } from '../machine.ts';
import { stopAll } from '../processes.ts';
import { ensureBuild } from '../site.ts';
import { attack } from './hostile.ts';
import { killInTheMiddle } from './kill-rounds.ts';
import { loadWithMessages } from './lead-load.ts';
import { judgeLive, writeLiveReport, type LiveFindings } from './live-report.ts';
import { findPlaces } from './places.ts';

/** The whole bench gives up after this many seconds. */
const timeLimit = 900;

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
try {
  const findings: LiveFindings[] = [];
  for (const place of databases.places) {
    console.log(`${place.name}: messages at a fixed rate`);
    const load = await loadWithMessages(scratch, place);
    console.log(`${place.name}: killed in the middle`);
    const kills = await killInTheMiddle(scratch, place);
    console.log(`${place.name}: hostile requests`);
    findings.push({ place: place.name, load, kills, hostile: await attack(scratch, place) });
  }
  const verdicts = judgeLive(findings);
  const report = writeLiveReport(describeMachine(started, null), findings, verdicts);
  await writeFile(output, report);
  console.log(`\n${report}\nWritten to ${relative(process.cwd(), output)}`);
  process.exitCode = verdicts.every(({ isMet }) => isMet) ? 0 : 1;
} finally {
  await stopAll();
  await databases.stop();
}
