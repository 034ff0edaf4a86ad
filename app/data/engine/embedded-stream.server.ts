import { Duplex } from 'node:stream';
import { callbackify } from 'node:util';
import type { Embedded } from './embedded.server.ts';

/** A message of PostgreSQL's wire protocol: type, length, body. */
function message(letter: string, body: string | Buffer): Buffer {
  const bytes = Buffer.from(body);
  const head = Buffer.alloc(5);
  head.write(letter, 'latin1');
  head.writeInt32BE(bytes.length + 4, 1);
  return Buffer.concat([head, bytes]);
}

/** The server's reply to a start-up message: AuthenticationOk and ReadyForQuery. */
const welcome = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', 'I')]);

/** Resets the session, which serves one client after the other: a former one may have left a transaction open. */
const asNew = Buffer.concat([message('Q', 'rollback\0'), message('Q', 'discard all\0')]);

const terminate = 'X'.charCodeAt(0);

/** A socket for the `pg` driver, so that the pool and Drizzle are the same for an embedded PostgreSQL and a server. */
export class EmbeddedStream extends Duplex {
  readonly #open: () => Promise<Embedded>;
  #embedded: Embedded | null = null;
  #isWelcome = false;

  /** @param open starts the engine if necessary */
  constructor(open: () => Promise<Embedded>) {
    super();
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

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    callbackify(() => this.#send(chunk))(done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    callbackify(() => this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk))))(done);
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

  async #exchange(embedded: Embedded, chunk: Buffer): Promise<Buffer> {
    const answer = await embedded.exchange(new Uint8Array(chunk));
    return Buffer.from(answer.buffer, answer.byteOffset, answer.length);
  }
}
