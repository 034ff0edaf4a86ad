import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface WorkerSettings {
  /** Null keeps everything in memory. */
  directory: string | null;
  /** A dump to begin with, in a directory that is empty yet. */
  from: Uint8Array<ArrayBuffer> | null;
}

type Errand = { kind: 'exchange'; bytes: Uint8Array } | { kind: 'dump' } | { kind: 'close' };

export type Order = Errand & { id: number };

export type Answer =
  | { kind: 'ready' }
  | { kind: 'done'; id: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'fatal'; message: string };

/** A running PostgreSQL of our own: its wire protocol in, its wire protocol out. */
export class Embedded {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, PromiseWithResolvers<Uint8Array<ArrayBuffer>>>();
  readonly #onFatal: (error: Error) => void;
  #lastId = 0;
  #isOver = false;

  /**
   * @param onFatal told that the engine stopped, once its thread is gone. What it acknowledged is safe, and is there at the next start.
   * @throws Error when it does not start
   */
  static async start(
    directory: string | null,
    onFatal: (error: Error) => void,
    from: Uint8Array<ArrayBuffer> | null = null,
  ): Promise<Embedded> {
    const worker = new Worker(new URL('./embedded-worker.server.ts', import.meta.url), {
      workerData: { directory, from } satisfies WorkerSettings,
    });
    const gone = once(worker, 'exit').then(() => {
      throw new Error('it left while it was starting');
    });
    gone.catch(() => undefined);
    try {
      const [first] = (await Promise.race([once(worker, 'message'), gone])) as [Answer];
      if (first.kind !== 'fatal') return new Embedded(worker, onFatal);
      throw new Error(first.message);
    } catch (cause) {
      await worker.terminate();
      throw new Error(`The embedded database does not start: ${wordsOf(cause)}`, { cause });
    }
  }

  private constructor(worker: Worker, onFatal: (error: Error) => void) {
    this.#worker = worker;
    this.#onFatal = onFatal;
    worker.on('message', (answer: Answer) => {
      if (answer.kind === 'done') this.#answer(answer.id, answer.bytes);
      else if (answer.kind === 'fatal') this.#fail(answer.message);
    });
    worker.on('error', (error) => this.#fail(error));
    worker.on('exit', (code) => this.#fail(new Error(`its thread left with ${code}`)));
  }

  /** Sends whole protocol messages, and resolves with everything that the engine says to them. */
  exchange(bytes: Uint8Array): Promise<Uint8Array> {
    return this.#order({ kind: 'exchange', bytes });
  }

  /** The whole directory as a gzipped tar, as of one moment. */
  dump(): Promise<Uint8Array<ArrayBuffer>> {
    return this.#order({ kind: 'dump' });
  }

  async close(): Promise<void> {
    if (this.#isOver) return;
    const left = once(this.#worker, 'exit');
    await this.#order({ kind: 'close' });
    this.#isOver = true;
    await left;
  }

  #order(errand: Errand): Promise<Uint8Array<ArrayBuffer>> {
    if (this.#isOver) return Promise.reject(new Error('The embedded database has stopped'));
    const answer = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
    this.#lastId += 1;
    this.#waiting.set(this.#lastId, answer);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    this.#worker.postMessage({ ...errand, id: this.#lastId } satisfies Order);
    return answer.promise;
  }

  #answer(id: number, bytes: Uint8Array<ArrayBuffer>): void {
    this.#waiting.get(id)?.resolve(bytes);
    this.#waiting.delete(id);
  }

  #fail(cause: unknown): void {
    if (this.#isOver) return;
    this.#isOver = true;
    const error = new Error(`The embedded database has stopped: ${wordsOf(cause)}`, { cause });
    // Whoever starts another engine on these files has to be alone with them.
    void this.#worker.terminate().then(() => {
      this.#onFatal(error);
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    });
  }
}

/** Emscripten's file system throws objects that are no errors. */
export function wordsOf(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message;
  return typeof thrown === 'string' ? thrown : JSON.stringify(thrown);
}
