import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { restoreHint } from './database-failure.server.ts';
import { lockDirectory } from './files/directory-lock.server.ts';
import { Embedded, thrownMessage } from './embedded.server.ts';
import { syncDirectory, syncTree } from './files/sync-tree.server.ts';
import { unpackArchive } from './files/unpack-archive.server.ts';

/** Major version of PostgreSQL in the pinned PGlite: it cannot read data of another one. */
export const majorVersion = '18';

/** PostgreSQL writes its log in files of 16 MiB, and panics when there is no room for the next. */
const leastSpace = 17 * 1024 * 1024;

class DiskFull extends Error {
  /** Error code of the operating system. */
  readonly code = 'ENOSPC';

  constructor(directory: string, failure?: Error) {
    const cause = failure instanceof DoesNotStart ? failure.cause : failure;
    const why = cause instanceof Error ? ` ${cause.message}` : '';
    super(`The disk is full: make room where ${directory} stands.${why}`, { cause });
  }
}

/** The engine refuses files that it has written itself. */
class DoesNotStart extends Error {
  constructor(directory: string, cause: Error) {
    const why = thrownMessage(cause.cause ?? cause);
    super(
      `The embedded database in ${directory} does not start, and is probably damaged: ${why}. ${restoreHint}`,
      { cause },
    );
  }
}

/** A directory, or memory, optionally filled from a dump. */
export type LocalPlace =
  | { readonly directory: string }
  | { readonly memory: true; readonly from?: Uint8Array<ArrayBuffer> };

/** The embedded engine and its data directory. Opened on first use; a failed start is retried. */
export class EmbeddedPlace {
  readonly #directory: string | null;
  readonly #from: Uint8Array<ArrayBuffer> | null;
  readonly #onFatal: (error: Error) => void;
  #unlock: (() => void) | null = null;
  #opening: Promise<Embedded> | null = null;

  /**
   * @param onFatal called when the engine stops irrecoverably
   * @param report called when it stops because the disk is full; the next use restarts it
   */
  constructor(
    place: LocalPlace,
    onFatal: (error: Error) => void,
    report: (error: unknown) => void,
  ) {
    this.#directory = 'directory' in place ? resolve(place.directory) : null;
    this.#from = 'memory' in place ? (place.from ?? null) : null;
    this.#onFatal = (error) => {
      const failure = this.#explained(error);
      if (!(failure instanceof DiskFull)) return onFatal(failure);
      this.#opening = null;
      this.#release();
      report(failure);
    };
  }

  open(): Promise<Embedded> {
    this.#opening ??= this.#start().catch((error: unknown) => {
      this.#opening = null;
      this.#release();
      throw this.#explained(error);
    });
    return this.#opening;
  }

  async dump(): Promise<Uint8Array<ArrayBuffer>> {
    return (await this.open()).dump();
  }

  /** @throws Error when PostgreSQL could not write the next file of its log */
  checkSpace(): void {
    if (this.#directory !== null && !hasSpace(this.#directory)) throw new DiskFull(this.#directory);
  }

  async close(): Promise<void> {
    const embedded = await this.#opening?.catch(() => null);
    this.#opening = null;
    await embedded?.close();
    this.#release();
  }

  async #start(): Promise<Embedded> {
    const directory = this.#directory;
    if (directory === null) return Embedded.start(null, this.#onFatal, this.#from);
    makeWritable(dirname(directory));
    this.#unlock = lockDirectory(`${directory}.lock`);
    if (!existsSync(directory)) await createDirectory(directory);
    checkVersion(directory);
    try {
      return await Embedded.start(directory, this.#onFatal);
    } catch (cause) {
      throw new DoesNotStart(directory, cause as Error);
    }
  }

  /** A full disk causes all kinds of errors, so look for it explicitly. */
  #explained(error: unknown): Error {
    const failure = error instanceof Error ? error : new Error(thrownMessage(error));
    if (this.#directory === null) return failure;
    if (!existsSync(dirname(this.#directory))) return failure;
    return hasSpace(this.#directory) ? failure : new DiskFull(this.#directory, failure);
  }

  #release(): void {
    this.#unlock?.();
    this.#unlock = null;
  }
}

/** Whether the disk of a directory, existing or not, has the minimum space. */
function hasSpace(directory: string): boolean {
  const { bavail, bsize } = statfsSync(dirname(directory));
  return bavail * bsize >= leastSpace;
}

function makeWritable(directory: string): void {
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

/**
 * Creates a database directory, empty or from an archive; its lock must be held. It is built beside its place, synced and
 * renamed, so that a process killed half-way leaves nothing that looks like a database.
 */
async function createDirectory(
  directory: string,
  archive: string | null = null,
  makeRoom: () => void = () => undefined,
): Promise<void> {
  const draft = `${directory}.new`;
  rmSync(draft, { recursive: true, force: true });
  if (archive !== null) {
    await unpackArchive(archive, draft);
    checkVersion(draft);
  }
  const embedded = await Embedded.start(draft, () => undefined);
  await embedded.close();
  checkVersion(draft);
  syncTree(draft);
  makeRoom();
  renameSync(draft, directory);
  syncDirectory(dirname(directory));
}

/**
 * Replaces a database by the one in an archive. The former database is moved aside, and left in place when the archive
 * cannot be read.
 *
 * @param archive path of a backup
 * @param stamp suffix that distinguishes databases moved aside
 * @returns where the former database is now, or null when there was none
 * @throws Error when the database is open, or the archive is invalid
 */
export async function restoreDirectory(
  directory: string,
  archive: string,
  stamp: string,
): Promise<string | null> {
  const place = resolve(directory);
  const aside = existsSync(place) ? `${place}.before-${stamp}` : null;
  mkdirSync(dirname(place), { recursive: true });
  const unlock = lockDirectory(`${place}.lock`);
  try {
    await createDirectory(place, archive, () => aside && renameSync(place, aside));
    return aside;
  } finally {
    rmSync(`${place}.new`, { recursive: true, force: true });
    unlock();
  }
}

/** @throws Error when this release cannot read the directory */
function checkVersion(directory: string): void {
  const file = join(directory, 'PG_VERSION');
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
  if (found === majorVersion) return;
  if (found !== null && !/^\d+$/.test(found))
    throw new Error(
      `The database in ${directory} is damaged: PG_VERSION holds no number. ${restoreHint}`,
    );
  throw new Error(
    found === null
      ? `${directory} is not a database: it has no PG_VERSION. Move it away, or restore a backup with npm run db:restore.`
      : `The database in ${directory} was written by PostgreSQL ${found}, and this release brings PostgreSQL ${majorVersion}. ` +
          'Take the release that wrote it, move its data to a PostgreSQL server with npm run db:move, and give this ' +
          'release that server as DATABASE_URL. docs/database.md says how, step by step.',
  );
}
