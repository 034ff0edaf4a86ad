import { Readable } from 'node:stream';

/**
 * The open event streams of a server. They last as long as their clients stay connected, and end when the server stops.
 */
export class EventStreams {
  readonly #open = new Set<() => void>();
  #hasEnded = false;

  /** The stream as a Node stream that ends with its source, or when the server stops. */
  open(source: ReadableStream<Uint8Array>): Readable {
    const reader = source.getReader();
    // A pending read then returns the end.
    const cancel = () => void reader.cancel().catch(() => undefined);
    this.#open.add(cancel);
    if (this.#hasEnded) cancel();
    return new Readable({
      read() {
        reader.read().then(
          ({ value, done }) => this.push(done ? null : value),
          (error: Error) => this.destroy(error),
        );
      },
      destroy: (error, done) => {
        this.#open.delete(cancel);
        cancel();
        done(error);
      },
    });
  }

  /** Ends all streams, and those that are opened from now on. */
  end(): void {
    this.#hasEnded = true;
    for (const cancel of this.#open) cancel();
  }
}
