import { chmodSync, existsSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** Names in DATA_DIR that are the site's: the database with its drafts and predecessors, keys, mails, backups, sockets. */
const ownNames = /^(?:database|erasures|secret|outbox$|backups$|backup\.sock$|staff\.sock$)/;

const directoryMode = 0o700;
const fileMode = 0o600;

/** Bits of files in directories that many users share, such as /tmp: these are not the site's to close. */
const stickyBit = 0o1000;

/**
 * Restricts the site's files in DATA_DIR to their owner: an earlier release or another umask may have left them open to
 * others. Other files are left unchanged.
 *
 * @returns paths that could not be changed, because another user owns them
 */
export function closeDataDirectory(path: string): string[] {
  // Windows has no modes.
  if (process.platform === 'win32' || !existsSync(path)) return [];
  const directory = realpathSync(path);
  const isShared = (lstatSync(directory).mode & stickyBit) !== 0;
  const own = readdirSync(directory).filter((name) => ownNames.test(name));
  return [
    ...(isShared ? [] : closeOne(directory)),
    ...own.flatMap((name) => closeTree(join(directory, name))),
  ];
}

/**
 * Makes a file, or a directory with everything in it, readable and writable for its owner only.
 *
 * @returns paths that could not be changed
 */
function closeTree(path: string): string[] {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  if (process.platform === 'win32' || !entry || entry.isSymbolicLink()) return [];
  const inside = entry.isDirectory() ? readdirSync(path) : [];
  return [...closeOne(path), ...inside.flatMap((name) => closeTree(join(path, name)))];
}

function closeOne(path: string): string[] {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  if (!entry) return [];
  const mode = entry.isDirectory() ? directoryMode : fileMode;
  if ((entry.mode & 0o777) === mode) return [];
  try {
    chmodSync(path, mode);
    return [];
  } catch {
    return [path];
  }
}
