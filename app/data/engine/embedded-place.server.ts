import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { restoreHint } from './database-failure.server.ts';
import { Embedded, thrownMessage } from './embedded.server.ts';
import { lockDirectory } from './files/directory-lock.server.ts';
import { DiskFull, hasSpace, makeWritable } from './files/disk-space.server.ts';
import { forOwner, setModes } from './files/private-files.server.ts';
import { syncDirectory, syncTree } from './files/sync-tree.server.ts';
import { unpackArchive } from './files/unpack-archive.server.ts';
import { findPrepared } from './prepared-database.server.ts';

/** Major version of PostgreSQL in the pinned PGlite, which cannot read another version's data. */
export const majorVersion = '18';

/** The engine rejects its own data files. */
class DoesNotStart extends Error {
  constructor(directory: string, cause: Error) {
    const why = thrownMessage(cause.cause ?? cause);
    super(
      `The embedded database in ${directory} does not start, and is probably damaged: ${why}. ${restoreHint}`,
      { cause },
    );
  }
}

/**
 * A directory or memory. A new database starts as a copy of the prepared one, or in memory from a dump; with `null`
 * from scratch.
 */
export type LocalPlace =
  | { readonly directory: string; readonly from?: null }
  | { readonly memory: true; readonly from?: Uint8Array<ArrayBuffer> | null };

/** The embedded engine and its data directory. Opened on first use; a failed start is retried. */
export class EmbeddedPlace {
  readonly #directory: string | null;
  readonly #from: LocalPlace['from'];
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
    this.#from = place.from;
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
    const from = () => (this.#from === undefined ? findPrepared() : this.#from);
    if (directory === null) return Embedded.start(null, this.#onFatal, from());
    makeWritable(dirname(directory));
    this.#unlock = lockDirectory(`${directory}.lock`);
    if (!existsSync(directory))
      await createDirectory(directory, (draft) => fillEmpty(draft, from()));
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
    if (hasSpace(this.#directory)) return failure;
    return new DiskFull(this.#directory, failure instanceof DoesNotStart ? failure.cause : failure);
  }

  #release(): void {
    this.#unlock?.();
    this.#unlock = null;
  }
}

/** An empty database: the prepared one, otherwise PostgreSQL's own. */
async function fillEmpty(draft: string, from: Uint8Array<ArrayBuffer> | string | null) {
  if (typeof from === 'string') {
    cpSync(from, draft, { recursive: true });
    setModes(draft, forOwner);
  } else await (await Embedded.start(draft, () => undefined, from)).close();
}

/** A backup's database, which must start. */
async function fillFrom(draft: string, archive: string): Promise<void> {
  await unpackArchive(archive, draft);
  checkVersion(draft);
  await (await Embedded.start(draft, () => undefined)).close();
}

/**
 * Creates a database directory; its lock must be held. It is built next to its final place, synced and renamed, so that
 * a process killed half-way leaves nothing that looks like a database.
 *
 * @param fill creates a database's files in a new directory
 */
async function createDirectory(
  directory: string,
  fill: (draft: string) => void | Promise<void>,
  makeRoom: () => void = () => undefined,
): Promise<void> {
  const draft = `${directory}.new`;
  rmSync(draft, { recursive: true, force: true });
  await fill(draft);
  checkVersion(draft);
  syncTree(draft);
  makeRoom();
  renameSync(draft, directory);
  syncDirectory(dirname(directory));
}

/**
 * Replaces a database with the one in an archive. The former database is moved aside, or left in place when the archive
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
    await createDirectory(
      place,
      (draft) => fillFrom(draft, archive),
      () => aside && renameSync(place, aside),
    );
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
