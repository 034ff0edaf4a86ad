import { Worker } from 'node:worker_threads';
import type { BrowserPlace } from '#app/services/browser/site-browser.ts';
import type { Measured, MeasureSite, PageRead } from './measure-site.ts';

/** Settings of a thread that measures sites. */
export interface MeasureSettings {
  /** Private addresses and ranges that may be contacted. */
  readonly allowed: readonly string[];
  /** User-Agent header. */
  readonly agent: string;
  readonly browser: { readonly place: BrowserPlace; readonly isSandboxed: boolean } | null;
  readonly overpassUrl: string | null;
}

export type MeasureQuestion =
  | { readonly kind: 'measure'; readonly id: number; readonly address: string; readonly at: string }
  | { readonly kind: 'abort'; readonly id: number }
  | { readonly kind: 'ping' };

export type MeasureAnswer =
  | { readonly kind: 'page'; readonly id: number; readonly page: PageRead }
  | { readonly kind: 'done'; readonly id: number; readonly measured: Measured }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string }
  | { readonly kind: 'report'; readonly message: string }
  | { readonly kind: 'pong' };

/** The thread crashed, because of one or all of its audits: the others may be retried. */
export class MeasureThreadEnded extends Error {}

interface Pending extends PromiseWithResolvers<Measured> {
  readonly onPage: (page: PageRead) => void;
}

/** Memory limit of the thread. Pages that need more end it together with its audits; the next audit starts another. */
const resourceLimits = { maxOldGenerationSizeMb: 512 };

interface ThreadOptions {
  readonly module: URL;
  /** Milliseconds that a page may block the thread; it takes one or two seconds at most. */
  readonly patience: number;
}

const defaults: ThreadOptions = {
  module: new URL('./measure-worker.server.ts', import.meta.url),
  patience: 15_000,
};

/**
 * Measures in a separate thread, started with the first audit and kept alive. An unresponsive thread is terminated with
 * its audits, because nothing else stops an endless computation.
 */
export function createMeasureThread(
  settings: MeasureSettings,
  report: (error: unknown) => void,
  options: Partial<ThreadOptions> = {},
): MeasureSite {
  let thread: MeasureThread | null = null;
  let lastId = 0;

  function start(): MeasureThread {
    const started = new MeasureThread(settings, report, { ...defaults, ...options });
    started.worker.once('exit', () => {
      if (thread === started) thread = null;
    });
    return started;
  }

  return ({ address, at, signal, onPage }) => {
    thread ??= start();
    return thread.measure({ kind: 'measure', id: ++lastId, address, at }, { signal, onPage });
  };
}

class MeasureThread {
  readonly worker: Worker;
  readonly #pending = new Map<number, Pending>();
  readonly #report: (error: unknown) => void;
  readonly #watch: NodeJS.Timeout;
  #owesAnswer = false;

  constructor(
    workerData: MeasureSettings,
    report: (error: unknown) => void,
    { module, patience }: ThreadOptions,
  ) {
    this.#report = report;
    this.worker = new Worker(module, { workerData, resourceLimits });
    this.#watch = setInterval(() => this.#ping(), patience).unref();
    let cause: unknown;
    this.worker
      .on('message', (answer: MeasureAnswer) => this.#hear(answer))
      .once('error', (error) => (cause = error))
      .once('exit', () => {
        clearInterval(this.#watch);
        const error = new MeasureThreadEnded('The thread that measures sites has ended', { cause });
        for (const each of this.#pending.values()) each.reject(error);
      });
  }

  async measure(
    question: MeasureQuestion & { kind: 'measure' },
    { signal, onPage }: Pick<Parameters<MeasureSite>[0], 'signal' | 'onPage'>,
  ): Promise<Measured> {
    const { id } = question;
    const asked: Pending = { ...Promise.withResolvers<Measured>(), onPage };
    const abort = () => this.#ask({ kind: 'abort', id });
    this.#pending.set(id, asked);
    this.worker.ref();
    this.#ask(question);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
    try {
      return await asked.promise;
    } finally {
      signal.removeEventListener('abort', abort);
      this.#pending.delete(id);
      // An idle thread does not keep the process alive.
      if (this.#pending.size === 0) this.worker.unref();
    }
  }

  #ping(): void {
    if (this.#owesAnswer) return void this.worker.terminate();
    this.#owesAnswer = this.#pending.size > 0;
    if (this.#owesAnswer) this.#ask({ kind: 'ping' });
  }

  #ask(question: MeasureQuestion): void {
    this.worker.postMessage(question, []);
  }

  #hear(answer: MeasureAnswer): void {
    this.#owesAnswer = false;
    if (answer.kind === 'pong') return;
    if (answer.kind === 'report') return this.#report(new Error(answer.message));
    const asked = this.#pending.get(answer.id);
    if (answer.kind === 'page') asked?.onPage(answer.page);
    else if (answer.kind === 'done') asked?.resolve(answer.measured);
    else asked?.reject(new Error(answer.message));
  }
}
