/** Headers of every event stream. */
export const eventStreamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  // Nginx would otherwise buffer the events.
  'X-Accel-Buffering': 'no',
} as const;

/** A client's slot among the open streams, and the signal that it has disconnected. */
interface Place {
  readonly signal: AbortSignal;
  readonly release: () => void;
}

/**
 * Sends events as a stream: each is requested once the previous one is sent, and none after the client has
 * disconnected.
 *
 * @param events as `writeEvent` writes them
 * @param place released when the stream ends, whatever ends it
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
  // A stream that nobody started to read is not cancelled.
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
