import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { DiskSyncs } from './files/disk-syncs.server.ts';

type Options = Awaited<ReturnType<NodeFS['init']>>['emscriptenOpts'];

interface FileNode {
  name: string;
  parent: FileNode;
}

interface FileStream {
  node: FileNode;
  nfd?: number;
}

interface Attributes {
  mode?: number;
}

/** The parts of Emscripten's file system patched here. */
interface StreamOperations {
  fsync?: (stream: FileStream) => number;
  close: (stream: FileStream) => void;
  setattr: (stream: FileStream, attributes: Attributes) => void;
  write: (stream: FileStream, memory: Uint8Array, at: number, length: number, to: number) => number;
}

interface NodeOperations {
  setattr: (node: FileNode, attributes: Attributes) => void;
  rename: (...parameters: unknown[]) => void;
  unlink: (...parameters: unknown[]) => void;
}

interface EmscriptenModule {
  NODEFS?: { stream_ops?: StreamOperations; node_ops?: NodeOperations };
}

/**
 * PGlite's file system, with commits that survive a power cut. PGlite starts PostgreSQL without fsync, and its
 * Emscripten file system does not implement it: acknowledged commits are in the page cache only. Measured: a power cut
 * lost every acknowledged row without this class, and none with it. PGlite also ignores the umask and sets modes
 * itself: here no file is accessible to other users.
 *
 * Commits share syncs of the log, which run in parallel with PostgreSQL: a commit is on disk when `syncToFs` resolves.
 * PostgreSQL considers its log synced at once, so its other writes wait until that is true. Zeros do not wait: they
 * only extend a file, and no log entry refers to them.
 */
export class DurableFiles extends NodeFS {
  readonly #syncs: DiskSyncs;
  readonly #onFailure: (error: Error) => void;

  /**
   * @param onFailure called when a sync fails or the engine aborts. PGlite swallows both and keeps acknowledging:
   *   nothing that it returns from then on can be trusted.
   */
  constructor(directory: string, onFailure: (error: Error) => void) {
    super(directory);
    this.#syncs = new DiskSyncs(onFailure);
    this.#onFailure = onFailure;
  }

  override async init(pglite: PGlite, options: Options): ReturnType<NodeFS['init']> {
    const made = await super.init(pglite, options);
    const { preRun = [] } = made.emscriptenOpts;
    const emscriptenOpts: Options = {
      ...made.emscriptenOpts,
      preRun: [this.#patch, ...[preRun].flat()] as typeof preRun,
      // A PostgreSQL panic, for example when the log cannot be written.
      onAbort: () => this.#onFailure(new Error('PostgreSQL gave up')),
    };
    return { ...made, emscriptenOpts };
  }

  /** Counts the log syncs requested by PostgreSQL: a commit requests one. */
  get logSyncs(): number {
    return this.#syncs.asked;
  }

  override syncToFs(): Promise<void> {
    return this.#syncs.settled();
  }

  readonly #patch = ({ NODEFS: { stream_ops: files, node_ops: names } = {} }: EmscriptenModule) => {
    if (!files || !names || files.fsync) throw hasChanged();
    this.#patchFiles(files);
    this.#patchNames(names);
  };

  #patchFiles(files: StreamOperations): void {
    const { close, write, setattr } = files;
    if (!close || !write || !setattr) throw hasChanged();
    files.fsync = ({ node, nfd }) => {
      if (nfd === undefined) return 0;
      if (isLog(node)) this.#syncs.owe(nfd);
      else this.#syncs.sync(nfd);
      return 0;
    };
    files.write = (stream, memory, at, length, to) => {
      if (this.#syncs.isOwed && !isLog(stream.node) && !isZero(memory, at, length))
        this.#syncs.settle();
      return write(stream, memory, at, length, to);
    };
    files.close = (stream) => {
      if (stream.nfd === undefined || !isLog(stream.node)) close(stream);
      else this.#syncs.close(stream.nfd, () => close(stream));
    };
    files.setattr = (stream, attributes) => {
      this.#syncs.settle();
      setattr(stream, attributes);
    };
  }

  #patchNames(names: NodeOperations): void {
    const { setattr, rename, unlink } = names;
    if (!setattr || !rename || !unlink) throw hasChanged();
    names.setattr = (node, { mode, ...others }) => {
      this.#syncs.settle();
      setattr(node, mode === undefined ? others : { ...others, mode: mode & ~0o077 });
    };
    names.rename = (...parameters) => {
      this.#syncs.settle();
      rename(...parameters);
    };
    names.unlink = (...parameters) => {
      this.#syncs.settle();
      unlink(...parameters);
    };
  }
}

/** Log files have names of 24 hexadecimal digits. */
const isLog = ({ name, parent }: FileNode): boolean =>
  parent.name === 'pg_wal' && /^[\dA-F]{24}$/.test(name);

const zeros = Buffer.alloc(128 * 1024);

const isZero = ({ buffer, byteOffset }: Uint8Array, at: number, length: number): boolean =>
  length <= zeros.length &&
  Buffer.from(buffer, byteOffset + at, length).equals(zeros.subarray(0, length));

function hasChanged(): Error {
  return new Error(
    'PGlite’s NODEFS has changed: read app/data/engine/durable-files.server.ts again',
  );
}

/** `fsync`, because Emscripten's `fdatasync` does nothing. */
export const durableParameters = PGlite.defaultStartParams
  .filter((parameter) => parameter !== '-F')
  .concat('-c', 'fsync=on', '-c', 'wal_sync_method=fsync');
