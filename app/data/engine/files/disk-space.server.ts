import { accessSync, constants, mkdirSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';

/** PostgreSQL writes its log in files of 16 MiB, and panics when there is no room for the next. */
const leastSpace = 17 * 1024 * 1024;

export class DiskFull extends Error {
  /** Error code of the operating system. */
  readonly code = 'ENOSPC';

  constructor(directory: string, cause?: unknown) {
    const why = cause instanceof Error ? ` ${cause.message}` : '';
    super(`The disk is full: make room where ${directory} stands.${why}`, { cause });
  }
}

/** Whether the disk of a directory, existing or not, has the minimum space. */
export function hasSpace(directory: string): boolean {
  const { bavail, bsize } = statfsSync(dirname(directory));
  return bavail * bsize >= leastSpace;
}

/** @throws Error when nothing can be written there */
export function makeWritable(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true });
    accessSync(directory, constants.W_OK);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `${directory} cannot hold the database (${why}). Set DATA_DIR to a directory that this process may write to.`,
      { cause },
    );
  }
}
