/**
 * Measures the built site and writes docs/benchmarks.md; fails when a target is missed.
 * Usage: npm run bench (Linux; takes about 100 seconds)
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { findCores, moveTo } from './cores.ts';
import { get } from './http-client.ts';
import { findLoadGenerator } from './load.ts';
import { describeMachine } from './machine.ts';
import { startNginx } from './nginx.ts';
import { stopAll } from './processes.ts';
import { measureRenders } from './renders.ts';
import { writeReport } from './report.ts';
import { alternate } from './rounds.ts';
import { acceptBrotli, ensureBuild, startSite } from './site.ts';
import { measureSliders } from './sliders.ts';
import { compareWithTargets, type Findings } from './targets.ts';
import { limitTime } from './time-limit.ts';

/** Time limit of the whole bench, in seconds. */
const timeLimit = 175;

const output = join(import.meta.dirname, '../docs/benchmarks.md');

if (process.platform !== 'linux')
  throw new Error('The benchmark reads CPU times from /proc, and therefore needs Linux.');
limitTime(timeLimit);

const started = new Date();
await ensureBuild();
const generator = await findLoadGenerator();
const cores = findCores();
if (cores) moveTo(cores.client);
const scratch = mkdtempSync(join(tmpdir(), 'iluma-bench-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true, maxRetries: 5 }));
try {
  console.log('Starting the site');
  const site = await startSite(scratch, cores?.server);
  const nginx = await startNginx(scratch, site.home, cores?.server);
  const ifNoneMatch = { ...acceptBrotli, 'If-None-Match': site.etag };
  const { status } = await get(`${site.origin}/fr`, { headers: ifNoneMatch });
  if (status !== 304)
    throw new Error(`The home page responded ${status} to a request with its ETag`);

  console.log(`Generating load with ${generator.name}, in turns`);
  const page = { url: `${site.origin}/fr`, headers: acceptBrotli, pid: site.pid };
  const own = { page, notModified: { ...page, headers: ifNoneMatch } };
  const sides = nginx
    ? await alternate(
        { nginx: { ...page, url: `${nginx.origin}/fr`, pid: nginx.pid }, ...own },
        generator,
      )
    : await alternate(own, generator);
  console.log('Rendering');
  const renders = await measureRenders(site);
  console.log('Moving sliders');
  const sliders = await measureSliders(site.origin);

  const findings: Findings = { generator: generator.name, sides, renders, sliders };
  const verdicts = compareWithTargets(findings);
  const report = writeReport(describeMachine(started, cores), findings, verdicts, { site, nginx });
  await writeFile(output, report);
  console.log(`\n${report}\nWritten to ${relative(process.cwd(), output)}`);
  process.exitCode = verdicts.every(({ isMet }) => isMet) ? 0 : 1;
} finally {
  await stopAll();
}
