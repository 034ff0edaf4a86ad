import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

export interface WorkerSettings {
  /** Null for an in-memory database. */
  directory: string | null;
  /** A dump to start from, for which the directory must be empty; in memory also a prepared database's directory. */
  from: Uint8Array<ArrayBuffer> | string | null;
  compiled: WebAssembly.Module;
}

type WorkerRequest =
  | { kind: 'exchange'; session: number; bytes: Uint8Array }
  | { kind: 'dump' }
  | { kind: 'close' };

export type ExchangeMessage = WorkerRequest & { kind: 'exchange'; id: number };

/** A closed session gets no response. */
export type WorkerMessage = (WorkerRequest & { id: number }) | { kind: 'leave'; session: number };

export type WorkerResponse =
  | { kind: 'ready' }
  | { kind: 'done'; id: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'fatal'; message: string };

/** A running embedded PostgreSQL that speaks the wire protocol. */
export class Embedded {
  readonly #worker: Worker;
  readonly #pending = new Map<number, PromiseWithResolvers<Uint8Array<ArrayBuffer>>>();
  readonly #onFatal: (error: Error) => void;
  #lastId = 0;
  #isClosing = false;
  #isClosed = false;

  /**
   * @param onFatal called when the engine has stopped and its thread has ended. Acknowledged data is safe.
   * @throws Error when it does not start
   */
  static async start(
    directory: string | null,
    onFatal: (error: Error) => void,
    from: WorkerSettings['from'] = null,
  ): Promise<Embedded> {
    const worker = new Worker(new URL('./embedded-worker.server.ts', import.meta.url), {
      workerData: { directory, from, compiled: await compile() } satisfies WorkerSettings,
      resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes },
    });
    const gone = once(worker, 'exit').then(() => {
      throw new Error('it left while it was starting');
    });
    gone.catch(() => undefined);
    try {
      const [first] = (await Promise.race([once(worker, 'message'), gone])) as [WorkerResponse];
      if (first.kind !== 'fatal') return new Embedded(worker, onFatal);
      throw new Error(first.message);
    } catch (cause) {
      await worker.terminate();
      throw new Error(`The embedded database does not start: ${thrownMessage(cause)}`, { cause });
    }
  }

  private constructor(worker: Worker, onFatal: (error: Error) => void) {
    this.#worker = worker;
    this.#onFatal = onFatal;
    worker.on('message', (response: WorkerResponse) => {
      if (response.kind === 'done') this.#resolve(response.id, response.bytes);
      else if (response.kind === 'fatal') this.#fail(response.message);
    });
    worker.on('error', (error) => this.#fail(error));
    worker.on('exit', (code) => {
      if (!this.#isClosing || code !== 0) this.#fail(new Error(`its thread left with ${code}`));
    });
  }

  get hasStopped(): boolean {
    return this.#isClosed;
  }

  /**
   * Sends a session's complete protocol messages; resolves with the engine's reply to all of them. Committed
   * transactions are on disk by then.
   */
  exchange(session: number, bytes: Uint8Array): Promise<Uint8Array> {
    return this.#request({ kind: 'exchange', session, bytes });
  }

  /** Ends a session and its open transaction. */
  leave(session: number): void {
    if (!this.#isClosed) this.#post({ kind: 'leave', session });
  }

  /** A consistent snapshot as a gzipped tar. */
  dump(): Promise<Uint8Array<ArrayBuffer>> {
    return this.#request({ kind: 'dump' });
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    const left = once(this.#worker, 'exit');
    const closed = this.#request({ kind: 'close' });
    this.#isClosing = true;
    // The thread may end before its last message is read.
    await Promise.race([closed, left]);
    this.#isClosed = true;
    await left;
    this.#refuse(new Error('The embedded database has been closed'));
  }

  #request(request: WorkerRequest): Promise<Uint8Array<ArrayBuffer>> {
    if (this.#isClosed) return Promise.reject(new Error('The embedded database has stopped'));
    const response = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
    this.#lastId += 1;
    this.#pending.set(this.#lastId, response);
    this.#post({ ...request, id: this.#lastId });
    return response.promise;
  }

  #post(message: WorkerMessage): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    this.#worker.postMessage(message);
  }

  #resolve(id: number, bytes: Uint8Array<ArrayBuffer>): void {
    this.#pending.get(id)?.resolve(bytes);
    this.#pending.delete(id);
  }

  #fail(cause: unknown): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    const error = new Error(`The embedded database has stopped: ${thrownMessage(cause)}`, {
      cause,
    });
    // The next engine must have exclusive access to these files.
    void this.#worker.terminate().then(() => {
      this.#onFatal(error);
      this.#refuse(error);
    });
  }

  /** Rejects pending requests. */
  #refuse(error: Error): void {
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
  }
}

/** Young generation size of the thread, whose objects are mostly messages: V8 fills its default before collecting. */
const youngMegabytes = 6;

let compiling: Promise<WebAssembly.Module> | null = null;

/** Compiles PostgreSQL once per process: the next engine reuses V8's compiled and optimised code. */
function compile(): Promise<WebAssembly.Module> {
  const file = createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm');
  compiling ??= readFile(file).then((bytes) => WebAssembly.compile(bytes));
  return compiling;
}

/** Emscripten's file system throws objects that are not errors. */
export function thrownMessage(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message;
  return typeof thrown === 'string' ? thrown : JSON.stringify(thrown);
}
