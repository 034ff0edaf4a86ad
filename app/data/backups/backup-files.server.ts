import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** A sortable timestamp that is valid in file names: `20260115-120000`. */
export const stampOf = (now: Date): string =>
  now.toISOString().replace(/\..*$/, '').replaceAll(/[-:]/g, '').replace('T', '-');

/** Names of scheduled backups. Others are manual, and rotation ignores them. */
const scheduledName = /^iluma-scheduled-\d{8}-\d{6}\.(?:tar\.gz|dump)$/;

export const nameOfScheduled = (now: Date, isEmbedded: boolean): string =>
  `iluma-scheduled-${stampOf(now)}.${isEmbedded ? 'tar.gz' : 'dump'}`;

/** Deletes all but the newest scheduled backups, and drafts of dead processes. */
export function rotate(directory: string, keep: number): void {
  const names = readdirSync(directory);
  const old = names
    .filter((name) => scheduledName.test(name))
    .toSorted()
    .slice(0, -keep);
  const drafts = names.filter(
    (name) => scheduledName.test(name.replace(/\.new$/, '')) && name.endsWith('.new'),
  );
  for (const name of [...old, ...drafts]) rmSync(join(directory, name), { force: true });
}
