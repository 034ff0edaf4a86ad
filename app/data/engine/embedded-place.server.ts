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
import { lockDirectory } from './directory-lock.server.ts';
import { Embedded, wordsOf } from './embedded.server.ts';
import { syncDirectory, syncTree } from './sync-tree.server.ts';

/** PostgreSQL's major version in the PGlite that package.json pins: data written by another cannot be read. */
export const majorVersion = '18';

/** PostgreSQL writes its log in files of 16 MiB, and gives up when it finds no room for the next one. */
const leastSpace = 17 * 1024 * 1024;

class DiskFull extends Error {
  /** As the operating system calls it. */
  readonly code = 'ENOSPC';

  constructor(directory: string, cause: Error) {
    super(`The disk is full: make room where ${directory} stands. ${cause.message}`, { cause });
  }
}

/** In a directory, or in memory, there perhaps with what a dump holds. */
export type LocalPlace =
  | { readonly directory: string }
  | { readonly memory: true; readonly from?: Uint8Array<ArrayBuffer> };

/** The embedded engine and where it keeps its data. Opened once, on first use; what fails is tried again. */
export class EmbeddedPlace {
  readonly #directory: string | null;
  readonly #from: Uint8Array<ArrayBuffer> | null;
  readonly #onFatal: (error: Error) => void;
  #unlock: (() => void) | null = null;
  #opening: Promise<Embedded> | null = null;

  /**
   * @param onFatal told that the engine stopped for good
   * @param report told that it stopped because the disk is full: what is opened next starts it again
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
    return Embedded.start(directory, this.#onFatal);
  }

  /** A full disk shows as any kind of failure, so it is looked for. */
  #explained(error: unknown): Error {
    const failure = error instanceof Error ? error : new Error(wordsOf(error));
    if (this.#directory === null) return failure;
    if (!existsSync(dirname(this.#directory))) return failure;
    const { bavail, bsize } = statfsSync(dirname(this.#directory));
    return bavail * bsize < leastSpace ? new DiskFull(this.#directory, failure) : failure;
  }

  #release(): void {
    this.#unlock?.();
    this.#unlock = null;
  }
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
 * Makes the directory of a database, empty or from a dump; its lock must be held. It is made beside its place, written
 * to the disk and moved there whole: a process killed half-way leaves nothing that looks like a database.
 */
async function createDirectory(
  directory: string,
  from: Uint8Array<ArrayBuffer> | null = null,
  makeRoom: () => void = () => undefined,
): Promise<void> {
  const draft = `${directory}.new`;
  rmSync(draft, { recursive: true, force: true });
  const embedded = await Embedded.start(draft, () => undefined, from);
  await embedded.close();
  checkVersion(draft);
  syncTree(draft);
  makeRoom();
  renameSync(draft, directory);
  syncDirectory(dirname(directory));
}

/**
 * Puts a dump in the place of a database, which is moved aside first. Nothing is changed when the dump cannot be read.
 *
 * @param stamp tells several of those moved aside apart
 * @returns where the database that was there is now, or null when there was none
 * @throws Error when the database is open, or the dump is none
 */
export async function restoreDirectory(
  directory: string,
  dump: Uint8Array<ArrayBuffer>,
  stamp: string,
): Promise<string | null> {
  const place = resolve(directory);
  const aside = existsSync(place) ? `${place}.before-${stamp}` : null;
  mkdirSync(dirname(place), { recursive: true });
  const unlock = lockDirectory(`${place}.lock`);
  try {
    await createDirectory(place, dump, () => aside && renameSync(place, aside));
    return aside;
  } finally {
    rmSync(`${place}.new`, { recursive: true, force: true });
    unlock();
  }
}

/** @throws Error when this release cannot read what is there */
function checkVersion(directory: string): void {
  const file = join(directory, 'PG_VERSION');
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
  if (found === majorVersion) return;
  throw new Error(
    found === null
      ? `${directory} is not a database: it has no PG_VERSION. Move it away, or restore a backup with npm run db:restore.`
      : `The database in ${directory} was written by PostgreSQL ${found}, and this release brings PostgreSQL ${majorVersion}. ` +
          'Take the release that wrote it, move its data to a PostgreSQL server with npm run db:move, and give this ' +
          'release that server as DATABASE_URL. docs/database.md says how, step by step.',
  );
}
