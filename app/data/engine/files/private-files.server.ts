import { chmodSync, existsSync, lstatSync, readdirSync, realpathSync, type Stats } from 'node:fs';
import { join } from 'node:path';

/**
 * Names in DATA_DIR that belong to the site: the database with its drafts and predecessors, keys, emails, backups,
 * sockets.
 */
const ownNames = /^(?:database|erasures|secret|outbox$|backups$|backup\.sock$|staff\.sock$)/;

interface Modes {
  directory: number;
  file: number;
}

export const forOwner: Modes = { directory: 0o700, file: 0o600 };

export const readableByAll: Modes = { directory: 0o755, file: 0o644 };

/** Mode bits of directories shared by many users, such as /tmp, which the site must not restrict. */
const stickyBit = 0o1000;

/**
 * Restricts the site's files in DATA_DIR to their owner: an earlier release or another umask may have left them
 * accessible to others. Other files are left unchanged.
 *
 * @returns paths that could not be changed, because another user owns them
 */
export function closeDataDirectory(path: string): string[] {
  // Windows has no file modes.
  if (process.platform === 'win32' || !existsSync(path)) return [];
  const directory = realpathSync(path);
  const entry = lstatSync(directory);
  const isShared = (entry.mode & stickyBit) !== 0;
  const own = readdirSync(directory).filter((name) => ownNames.test(name));
  return [
    ...(isShared ? [] : setMode(directory, entry, forOwner)),
    ...own.flatMap((name) => setModes(join(directory, name), forOwner)),
  ];
}

/**
 * Sets the modes of a file, or of a directory and everything in it.
 *
 * @returns paths that could not be changed
 */
export function setModes(path: string, modes: Modes): string[] {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  if (process.platform === 'win32' || !entry || entry.isSymbolicLink()) return [];
  const inside = entry.isDirectory() ? readdirSync(path) : [];
  return [
    ...setMode(path, entry, modes),
    ...inside.flatMap((name) => setModes(join(path, name), modes)),
  ];
}

function setMode(path: string, entry: Stats, modes: Modes): string[] {
  const mode = entry.isDirectory() ? modes.directory : modes.file;
  if ((entry.mode & 0o777) === mode) return [];
  try {
    chmodSync(path, mode);
    return [];
  } catch {
    return [path];
  }
}
