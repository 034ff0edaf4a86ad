import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { lockDirectory } from './directory-lock.server.ts';
import { Embedded } from './embedded.server.ts';

/** PostgreSQL's major version in the PGlite that package.json pins: data written by another cannot be read. */
export const majorVersion = '18';

/** The embedded engine and where it keeps its data. Opened once, on first use; what fails is tried again. */
export class EmbeddedPlace {
  readonly #directory: string | null;
  readonly #onFatal: (error: Error) => void;
  #unlock: (() => void) | null = null;
  #opening: Promise<Embedded> | null = null;

  constructor(
    place: { readonly directory: string } | { readonly memory: true },
    onFatal: (error: Error) => void,
  ) {
    this.#directory = 'directory' in place ? resolve(place.directory) : null;
    this.#onFatal = onFatal;
  }

  open(): Promise<Embedded> {
    this.#opening ??= this.#start().catch((error: unknown) => {
      this.#opening = null;
      this.#release();
      throw error;
    });
    return this.#opening;
  }

  async dump(): Promise<Uint8Array> {
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
    if (directory === null) return Embedded.start(null, this.#onFatal);
    mkdirSync(dirname(directory), { recursive: true });
    this.#unlock = lockDirectory(`${directory}.lock`);
    if (!existsSync(directory)) await create(directory, this.#onFatal);
    checkVersion(directory);
    return Embedded.start(directory, this.#onFatal);
  }

  #release(): void {
    this.#unlock?.();
    this.#unlock = null;
  }
}

/** Beside its place first: a process killed half-way through leaves nothing that looks like a database. */
async function create(directory: string, onFatal: (error: Error) => void): Promise<void> {
  const draft = `${directory}.new`;
  rmSync(draft, { recursive: true, force: true });
  const embedded = await Embedded.start(draft, onFatal);
  await embedded.close();
  renameSync(draft, directory);
}

function checkVersion(directory: string): void {
  const file = join(directory, 'PG_VERSION');
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
  if (found === majorVersion) return;
  throw new Error(
    found === null
      ? `${directory} is not a database: it has no PG_VERSION. Move it away, or restore a backup with npm run db:restore.`
      : `The database in ${directory} was written by PostgreSQL ${found}, and this release brings PostgreSQL ${majorVersion}. ` +
          'Start the release that wrote it once more, move its data to a PostgreSQL server with npm run db:move, and ' +
          'give this release that server as DATABASE_URL. docs/database.md says how, step by step.',
  );
}
