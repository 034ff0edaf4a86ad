import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { backupJob } from '../../app/application/backups/scheduled-backups.server.ts';
import { lastBackups } from '../../app/data/backups/backup-log.server.ts';
import { createBackups } from '../../app/data/backups/take-backup.server.ts';
import { openDatabase } from '../../app/data/engine/database.server.ts';
import { createJobs } from '../../app/data/engine/jobs.server.ts';

/** Takes backups on a disk without room for one, and prints the results as JSON. */
const [disk = ''] = process.argv.slice(2);
const place = { directory: join(disk, 'database') };
const database = await openDatabase(place);
const earlier = 'iluma-scheduled-20260101-000000.tar.gz';
mkdirSync(join(disk, 'backups'));
writeFileSync(join(disk, 'backups', earlier), 'earlier');

const hour = 3_600_000;
let clock = Date.now();
const now = () => clock;
const told: object[] = [];
const reported: string[] = [];
const report = (error: unknown) => void reported.push(String(error));
const backups = { every: 24 * hour, keep: 1, environment: process.env };
const jobs = createJobs({
  database,
  jobs: backupJob(
    {
      database,
      take: createBackups({ database, place, dataDirectory: disk, environment: process.env }),
      stopping: new AbortController().signal,
      log: {
        backupTaken: (backup) => told.push(backup),
        backupFailed: (failure) => told.push(failure),
      },
      report,
    },
    { backups, dataDirectory: disk, now },
  ),
  now,
  report,
});
for (let tries = 0; tries < 3; tries += 1) {
  await jobs.runDue();
  clock += hour;
}
const { last, lastGood } = await lastBackups(database.db);
const { rows } = await database.db.execute(sql`select 1 as answer`);
await database.close();
console.log(
  JSON.stringify({
    told,
    reported,
    last: last?.failure,
    lastGood,
    rows,
    files: readdirSync(join(disk, 'backups')),
  }),
);
