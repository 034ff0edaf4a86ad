import { fdatasync, fdatasyncSync, fsyncSync } from 'node:fs';
import { promisify } from 'node:util';

/**
 * Syncs of PostgreSQL's files. Those of its log are owed: PostgreSQL goes on as if they were done, one sync is for all
 * commits until then, and whoever acknowledges a commit waits for it.
 */
export class DiskSyncs {
  readonly #onFailure: (error: Error) => void;
  readonly #sync = promisify(fdatasync);
  /** Counts what was asked for, and what of it is done. */
  #asked = 0;
  #done = 0;
  /** Descriptors to sync, and those under way. */
  readonly #due = new Set<number>();
  readonly #underWay = new Set<number>();
  readonly #closing = new Map<number, () => void>();
  #running: Promise<void> | null = null;
  #failure: Error | null = null;

  /** @param onFailure called with what the syncs throw as well */
  constructor(onFailure: (error: Error) => void) {
    this.#onFailure = onFailure;
  }

  /** How many syncs have been owed so far. */
  get asked(): number {
    return this.#asked;
  }

  get isOwed(): boolean {
    return this.#done < this.#asked;
  }

  sync(descriptor: number): void {
    this.#attempt(() => fsyncSync(descriptor));
  }

  /** Owes a sync of the log. By `fdatasync`, PostgreSQL's own choice: its files have their size from the start. */
  owe(descriptor: number): void {
    this.#due.add(descriptor);
    this.#asked += 1;
  }

  /** Does at once what is owed. */
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

  /** Resolves when what is owed by now is done, beside PostgreSQL. */
  async settled(): Promise<void> {
    const wanted = this.#asked;
    // Of a failure, the system may tell this one only.
    if (this.#running) await this.#running;
    this.#requireWorking();
    while (this.#done < wanted) {
      this.#running ??= this.#syncDue().finally(() => (this.#running = null));
      // oxlint-disable-next-line no-await-in-loop -- the one under way may have begun too early
      await this.#running;
    }
  }

  /** Closes a file once nothing of it is owed. */
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

  /** Once a sync has failed, the next one may succeed without what the failed one has lost. */
  #requireWorking(): void {
    if (this.#failure) throw this.#failure;
  }

  #fail(error: Error): Error {
    this.#failure ??= error;
    this.#onFailure(error);
    return error;
  }
}
