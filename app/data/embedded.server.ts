import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface WorkerSettings {
  /** Null keeps everything in memory. */
  directory: string | null;
}

export type Order = { id: number } & (
  | { kind: 'exchange'; bytes: Uint8Array }
  | { kind: 'dump' }
  | { kind: 'close' }
);

export type Answer =
  | { kind: 'ready' }
  | { kind: 'done'; id: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'fatal'; message: string };

/** A running PostgreSQL of our own: its wire protocol in, its wire protocol out. */
export class Embedded {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, PromiseWithResolvers<Uint8Array<ArrayBuffer>>>();
  #lastId = 0;

  /**
   * @param onFatal told that the engine stopped for good. What it acknowledged is safe, and comes back with a new start.
   */
  static async start(directory: string | null, onFatal: (error: Error) => void): Promise<Embedded> {
    const worker = new Worker(new URL('./embedded-worker.server.ts', import.meta.url), {
      workerData: { directory } satisfies WorkerSettings,
    });
    const [first] = (await once(worker, 'message')) as [Answer];
    if (first.kind === 'fatal') throw new Error(first.message);
    return new Embedded(worker, onFatal);
  }

  private constructor(worker: Worker, onFatal: (error: Error) => void) {
    this.#worker = worker;
    worker.on('message', (answer: Answer) => {
      if (answer.kind === 'done') {
        this.#waiting.get(answer.id)?.resolve(answer.bytes);
        this.#waiting.delete(answer.id);
      } else if (answer.kind === 'fatal') this.#fail(new Error(answer.message), onFatal);
    });
    worker.on('error', (error) => this.#fail(error, onFatal));
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
    const left = once(this.#worker, 'exit');
    await this.#order({ kind: 'close' });
    await left;
  }

  #order(order: { kind: 'exchange'; bytes: Uint8Array } | { kind: 'dump' } | { kind: 'close' }) {
    const answer = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
    this.#lastId += 1;
    this.#waiting.set(this.#lastId, answer);
    this.#worker.postMessage({ id: this.#lastId, ...order } satisfies Order);
    return answer.promise;
  }

  #fail(error: Error, onFatal: (error: Error) => void): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
    onFatal(error);
  }
}
