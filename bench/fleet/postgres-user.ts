import { execFileSync } from 'node:child_process';

/** PostgreSQL and PgBouncer refuse to run as root. */
const isRoot = process.getuid?.() === 0;

/** A command as the user of the package, or as oneself. */
export const asPostgres = (command: readonly string[]): string[] =>
  isRoot
    ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', ...command]
    : [...command];

/** Owner of what such a command writes. */
export function postgresIds(): { uid: number; gid: number } {
  if (!isRoot) return { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  const idOf = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
