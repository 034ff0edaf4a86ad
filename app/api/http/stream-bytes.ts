/**
 * Bytes as a stream with backpressure. The first chunk is awaited, so that an early failure is still answered with a
 * problem.
 */
export async function streamBytes(
  bytes: AsyncIterable<Uint8Array>,
): Promise<ReadableStream<Uint8Array>> {
  const chunks = bytes[Symbol.asyncIterator]();
  let first: IteratorResult<Uint8Array> | null = await chunks.next();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = first ?? (await chunks.next());
      first = null;
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return?.();
    },
  });
}

/** Bytes as a stream of one chunk: a plain byte body is copied, which for a megabyte triggers garbage collection. */
export function wholeStream(
  bytes: Uint8Array<ArrayBuffer>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}
