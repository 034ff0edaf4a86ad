/** Headers of every event stream. */
export const eventStreamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  // Nginx would otherwise keep the events until there are many.
  'X-Accel-Buffering': 'no',
} as const;

/** A reader's place among the open streams, and the signal that they are gone. */
interface Place {
  readonly signal: AbortSignal;
  readonly release: () => void;
}

/**
 * Events as a stream: the next is asked for once the last is sent, and none when the reader has left.
 *
 * @param events as `writeEvent` writes them
 * @param place given back when the stream ends, in whatever way
 */
export function eventStream(
  events: AsyncGenerator<string>,
  place?: Place,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const leave = () => {
    place?.signal.removeEventListener('abort', leave);
    place?.release();
  };
  // A stream that nobody has begun to read is not cancelled.
  place?.signal.addEventListener('abort', leave);
  return new ReadableStream({
    async pull(controller) {
      try {
        const { value, done } = await events.next();
        if (!done) return controller.enqueue(encoder.encode(value));
        leave();
        return controller.close();
      } catch (error) {
        leave();
        throw error;
      }
    },
    async cancel() {
      leave();
      await events.return(undefined);
    },
  });
}
