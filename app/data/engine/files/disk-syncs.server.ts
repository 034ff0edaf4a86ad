import { fdatasync, fdatasyncSync, fsyncSync } from 'node:fs';
import { promisify } from 'node:util';

/**
 * Syncs of PostgreSQL's files. Log syncs are deferred: PostgreSQL continues as if they were done, one sync covers all
 * commits until then, and whoever acknowledges a commit waits for it.
 */
export class DiskSyncs {
  readonly #onFailure: (error: Error) => void;
  readonly #sync = promisify(fdatasync);
  /** Counts of requested and completed syncs. */
  #asked = 0;
  #done = 0;
  /** Descriptors to sync, and those being synced. */
  readonly #due = new Set<number>();
  readonly #underWay = new Set<number>();
  readonly #closing = new Map<number, () => void>();
  #running: Promise<void> | null = null;
  #failure: Error | null = null;

  /** @param onFailure called with errors that the syncs also throw */
  constructor(onFailure: (error: Error) => void) {
    this.#onFailure = onFailure;
  }

  /** Number of syncs requested so far. */
  get asked(): number {
    return this.#asked;
  }

  get isOwed(): boolean {
    return this.#done < this.#asked;
  }

  sync(descriptor: number): void {
    this.#attempt(() => fsyncSync(descriptor));
  }

  /**
   * Defers a sync of the log. By `fdatasync`, PostgreSQL's own choice: the files have their full size from the start.
   */
  owe(descriptor: number): void {
    this.#due.add(descriptor);
    this.#asked += 1;
  }

  /** Runs deferred syncs synchronously. */
  settle(): void {
    this.#requireWorking();
    if (!this.isOwed) return;
    this.#attempt(() => {
      for (const descriptor of new Set([...this.#due, ...this.#underWay]))
        fdatasyncSync(descriptor);
    });
    this.#due.clear();
    this.#done = this.#asked;
    this.#closeSettled();
  }

  /** Resolves when all syncs deferred so far are done, in parallel with PostgreSQL. */
  async settled(): Promise<void> {
    const wanted = this.#asked;
    // The system may report a failure only once.
    if (this.#running) await this.#running;
    this.#requireWorking();
    while (this.#done < wanted) {
      this.#running ??= this.#syncDue().finally(() => (this.#running = null));
      // oxlint-disable-next-line no-await-in-loop -- the one under way may have begun too early
      await this.#running;
    }
  }

  /** Closes a file once none of its syncs are pending. */
  close(descriptor: number, close: () => void): void {
    this.#closing.set(descriptor, close);
    this.#closeSettled();
  }

  async #syncDue(): Promise<void> {
    const upTo = this.#asked;
    const due = [...this.#due];
    this.#due.clear();
    for (const descriptor of due) this.#underWay.add(descriptor);
    try {
      await Promise.all(due.map((descriptor) => this.#sync(descriptor)));
    } catch (error) {
      throw this.#fail(error as Error);
    }
    this.#underWay.clear();
    this.#done = Math.max(this.#done, upTo);
    this.#closeSettled();
  }

  #closeSettled(): void {
    for (const [descriptor, close] of this.#closing) {
      if (this.#due.has(descriptor) || this.#underWay.has(descriptor)) continue;
      this.#closing.delete(descriptor);
      close();
    }
  }

  #attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      throw this.#fail(error as Error);
    }
  }

  /** After a failed sync, the next one may succeed although data was lost. */
  #requireWorking(): void {
    if (this.#failure) throw this.#failure;
  }

  #fail(error: Error): Error {
    this.#failure ??= error;
    this.#onFailure(error);
    return error;
  }
}
