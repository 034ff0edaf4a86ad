/**
 * Builds a small fleet from Debian's packages on loopback addresses, plays what happens to fleets, writes
 * docs/benchmarks-fleet.md and tears everything down; fails when a target is missed.
 *
 * Usage: npm run bench:fleet [-- --install] [--former <release>] (Debian; about six minutes)
 *
 * --install: installs missing packages with apt-get, as root. With systemd they would also start servers of their own
 * --former: release that is replaced, a commit or the directory of a built checkout; by default the last commit without
 *   the newest migration
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../app/data/engine/database.server.ts';
import { signIn } from '../live/staff-cookies.ts';
import { describeMachine } from '../machine.ts';
import { stopAll } from '../processes.ts';
import { ensureBuild } from '../site.ts';
import { limitTime } from '../time-limit.ts';
import {
  goBack,
  killPrimary,
  killServer,
  leaveAlone,
  release,
  type Disturbance,
} from './disturbances.ts';
import { writeFleetReport } from './fleet-report.ts';
import { startFleet, startServers } from './fleet.ts';
import { buildFormerRelease, currentRelease } from './former-release.ts';
import { measureFreshness } from './freshness.ts';
import { checkLedger } from './ledger.ts';
import { startLoad } from './load.ts';
import { requirePackages, versions } from './packages.ts';
import { measureSharing } from './sharing.ts';
import { compareFleet } from './targets.ts';

const output = join(import.meta.dirname, '../../docs/benchmarks-fleet.md');

const { values } = parseArgs({
  options: { install: { type: 'boolean', default: false }, former: { type: 'string' } },
});

limitTime(1200);
const started = new Date();
await requirePackages(values.install);
await ensureBuild();
const scratch = mkdtempSync(join(tmpdir(), 'iluma-fleet-'));
// PostgreSQL runs as another user.
chmodSync(scratch, 0o755);
process.on('exit', () => rmSync(scratch, { recursive: true, force: true, maxRetries: 5 }));

try {
  const begun = performance.now();
  console.log('building up');
  const fleet = await startFleet(scratch);
  let builtUp = performance.now() - begun;
  console.log('building the previous release');
  const former = await buildFormerRelease(scratch, fleet.primaryUrl, values.former);
  const again = performance.now();
  await startServers(fleet, former);
  builtUp += performance.now() - again;

  const load = startLoad(fleet.origin);
  const disturbances: Disturbance[] = [];
  for (const play of [
    () => leaveAlone(load),
    () => release(fleet, load, currentRelease),
    () => goBack(fleet, load, { former, current: currentRelease }),
    () => killServer(fleet, load, currentRelease),
    () => killPrimary(fleet, load, 1),
    () => killPrimary(fleet, load, 2),
    () => leaveAlone(load),
  ]) {
    const done = await play();
    console.log(done);
    disturbances.push(done);
  }
  const database = await openDatabase({ url: fleet.primaryUrl });
  const { cookie } = await signIn(database, 'chief', 'CEO');
  await database.close();
  console.log('changing settings');
  const freshness = await measureFreshness(fleet, cookie);
  await load.end();
  const ledger = await checkLedger(fleet.primaryUrl, load.acknowledged);
  console.log('sharing sessions, limits and changes');
  const sharing = await measureSharing(fleet, cookie);
  const findings = { disturbances, freshness, sharing, ledger };
  const verdicts = compareFleet(findings);
  const machine = describeMachine(started, null, 'npm run bench:fleet').filter(
    ([what]) => what !== 'Pinned',
  );
  const packages = await versions();
  const report = writeFleetReport(machine, { packages, builtUp }, findings, load, verdicts);
  console.log(`\n${report}`);
  await writeFile(output, report);
  console.log(`Written to ${relative(process.cwd(), output)}`);
  process.exitCode = verdicts.every(({ isMet }) => isMet) ? 0 : 1;
} finally {
  await stopAll();
}
