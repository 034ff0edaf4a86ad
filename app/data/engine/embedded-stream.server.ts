import { Duplex } from 'node:stream';
import type { Embedded } from './embedded.server.ts';
import { endsTransaction, query, wireMessage } from './wire.server.ts';

/** The server's reply to a start-up message: AuthenticationOk and ReadyForQuery. */
const welcome = Buffer.concat([wireMessage('R', Buffer.alloc(4)), wireMessage('Z', 'I')]);

/** Resets PostgreSQL's session state: to the engine, all sessions are one. */
const asNew = query('discard all');

const terminate = 'X'.charCodeAt(0);

/** Resolves when the current code, and what it triggered, has issued all statements it does not have to wait for. */
const endOfTurn = () => new Promise<void>((resolve) => process.nextTick(resolve));

let lastSession = 0;

/**
 * A socket for the `pg` driver, so that pool and Drizzle work with an embedded PostgreSQL as with a server. Session
 * settings outlive a transaction no more reliably than behind a pooler.
 */
export class EmbeddedStream extends Duplex {
  readonly #session: number;
  readonly #open: () => Promise<Embedded>;
  #embedded: Embedded | null = null;
  #isWelcome = false;
  #isInTransaction = false;
  /** Data written by the driver and not yet sent. */
  #written: Buffer[] = [];
  #isSending = false;

  /** @param open starts the engine if necessary */
  constructor(open: () => Promise<Embedded>) {
    super();
    lastSession += 1;
    this.#session = lastSession;
    this.#open = open;
  }

  connect(): this {
    this.#open().then(
      (embedded) => {
        this.#embedded = embedded;
        this.emit('connect');
      },
      (error: unknown) => this.destroy(error as Error),
    );
    return this;
  }

  // Socket methods without an effect here.
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#written.push(chunk);
    if (!this.#isSending) void this.#sendAll();
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#embedded?.leave(this.#session);
    done(error);
  }

  /** Sends pending data in exchanges, one after the other: statements that do not wait for each other share one. */
  async #sendAll(): Promise<void> {
    this.#isSending = true;
    try {
      while (this.#written.length > 0) {
        // oxlint-disable no-await-in-loop -- their order is the protocol's
        await endOfTurn();
        await this.#send(Buffer.concat(this.#written.splice(0)));
        // oxlint-enable no-await-in-loop
      }
    } catch (error) {
      this.destroy(error as Error);
    }
    this.#isSending = false;
  }

  async #send(chunk: Buffer): Promise<void> {
    if (!this.#embedded) throw new Error('The embedded database is not connected');
    if (chunk[0] === terminate) this.push(null);
    else if (this.#isWelcome) this.push(await this.#exchange(this.#embedded, chunk));
    else {
      // The first message is the start-up message; there is only one user.
      this.#isWelcome = true;
      await this.#exchange(this.#embedded, asNew);
      this.push(welcome);
    }
  }

  async #exchange(former: Embedded, chunk: Buffer): Promise<Buffer> {
    // After a restart, idle sessions continue.
    const embedded = former.hasStopped && !this.#isInTransaction ? await this.#open() : former;
    this.#embedded = embedded;
    const answer = await embedded.exchange(this.#session, new Uint8Array(chunk));
    this.#isInTransaction = !endsTransaction(answer);
    return Buffer.from(answer.buffer, answer.byteOffset, answer.length);
  }
}
