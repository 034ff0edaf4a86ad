import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backupDirectory } from '../../app/data/backups/take-backup.server.ts';
import { hasSpace, makeWritable } from '../../app/data/engine/files/disk-space.server.ts';
import { backupPeriod, type Config } from '../../server/config.ts';
import { note, ok, wrong, type Verdict } from './verdict.ts';

const gigabyte = 1e9;

/** Whether the data directory is writable, private to this user, and has space. */
export function examineDisk({ DATA_DIR }: Config): Verdict {
  const directory = resolve(DATA_DIR);
  if (!existsSync(directory)) return note(`${directory} is made at the first start`);
  makeWritable(directory);
  const { bavail, bsize } = statfsSync(directory);
  const free = `${((bavail * bsize) / gigabyte).toFixed(1)} GB free`;
  if (!hasSpace(join(directory, 'database')))
    return wrong(`${directory} is on a full disk: make room (${free})`);
  const others = statSync(directory).mode & 0o077;
  if (others !== 0) return note(`${directory} can be read by others until the next start`);
  return bavail * bsize < gigabyte
    ? note(`${directory} has only ${free}`)
    : ok(`${directory} can be written to, ${free}`);
}

const day = 86_400_000;

/** Age of the last backup on this machine. */
export function examineBackups(config: Config): Verdict {
  const directory = backupDirectory(config.DATA_DIR);
  const period = backupPeriod(config);
  if (config.DATABASE_URL === 'memory:') return note('the database ends with the process');
  const times = existsSync(directory)
    ? readdirSync(directory)
        .filter((name) => /\.(?:tar\.gz|dump)$/.test(name))
        .map((name) => statSync(join(directory, name)).mtimeMs)
    : [];
  if (times.length === 0)
    return period === null
      ? note('none here, and BACKUP_EVERY is 0: see to them elsewhere, or npm run db:backup')
      : note(`none yet in ${directory}: the first is made an hour after the first start`);
  const age = Date.now() - Math.max(...times);
  const text = `the last one is ${(age / day).toFixed(1)} days old`;
  return age > 2 * (period ?? Infinity)
    ? wrong(`${text}: the log of the server says why`)
    : ok(text);
}
