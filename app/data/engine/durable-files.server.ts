import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Options = Awaited<ReturnType<NodeFS['init']>>['emscriptenOpts'];

/** The part of Emscripten's file system that is patched here. */
interface EmscriptenModule {
  NODEFS?: {
    stream_ops?: { fsync?: (stream: { nfd?: number }) => number };
    node_ops?: { setattr?: (node: unknown, attributes: { mode?: number }) => void };
  };
}

/**
 * PGlite's file system, with commits that survive a power cut. PGlite starts PostgreSQL without fsync, and its
 * Emscripten file system does not implement it: acknowledged commits are in the page cache only. Measured: a power cut
 * lost every acknowledged row without this class, and none with it. Nor does the umask bind PGlite, which sets modes
 * itself: here no file is opened to other users.
 */
export class DurableFiles extends NodeFS {
  readonly #onFailure: (error: Error) => void;

  /**
   * @param onFailure called when a sync fails or the engine aborts. PGlite swallows both and keeps acknowledging:
   *   nothing that it returns from then on can be trusted.
   */
  constructor(directory: string, onFailure: (error: Error) => void) {
    super(directory);
    this.#onFailure = onFailure;
  }

  override async init(pglite: PGlite, options: Options): ReturnType<NodeFS['init']> {
    const made = await super.init(pglite, options);
    const { preRun = [] } = made.emscriptenOpts;
    const emscriptenOpts: Options = {
      ...made.emscriptenOpts,
      preRun: [this.#addSync, closeModes, ...[preRun].flat()] as typeof preRun,
      // A PostgreSQL panic, for example when the log cannot be written.
      onAbort: () => this.#onFailure(new Error('PostgreSQL gave up')),
    };
    return { ...made, emscriptenOpts };
  }

  readonly #addSync = (module: EmscriptenModule) => {
    const operations = module.NODEFS?.stream_ops;
    if (!operations || operations.fsync) throw hasChanged();
    operations.fsync = ({ nfd }) => {
      try {
        if (nfd !== undefined) fsyncSync(nfd);
        return 0;
      } catch (error) {
        this.#onFailure(error as Error);
        throw error;
      }
    };
  };
}

function closeModes({ NODEFS }: EmscriptenModule): void {
  const operations = NODEFS?.node_ops;
  const set = operations?.setattr;
  if (!operations || !set) throw hasChanged();
  operations.setattr = (node, { mode, ...others }) =>
    set(node, mode === undefined ? others : { ...others, mode: mode & ~0o077 });
}

function hasChanged(): Error {
  return new Error(
    'PGlite’s NODEFS has changed: read app/data/engine/durable-files.server.ts again',
  );
}

/** `fsync`, because Emscripten's `fdatasync` does nothing. */
export const durableParameters = PGlite.defaultStartParams
  .filter((parameter) => parameter !== '-F')
  .concat('-c', 'fsync=on', '-c', 'wal_sync_method=fsync');
