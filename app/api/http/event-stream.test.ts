import { expect, it } from 'vitest';
import { createOpenStreams } from '#app/application/open-streams.ts';
import { eventStream } from './event-stream.ts';

async function* two() {
  yield 'a';
  yield 'b';
}
async function* failing() {
  yield 'a';
  throw new Error('The database is away');
}
async function* endless() {
  for (;;) yield 'a';
}

type End = (stream: ReadableStream<Uint8Array>, gone: AbortController) => unknown;

const read: End = (stream) => new Response(stream).text();

it.each<[how: string, events: () => AsyncGenerator<string>, end: End]>([
  ['its events have ended', two, read],
  [
    'its events fail',
    failing,
    (...all) => expect(read(...all)).rejects.toThrow('The database is away'),
  ],
  ['its reader leaves', endless, (stream) => stream.cancel()],
  ['its reader has left before it was read', endless, (_stream, gone) => gone.abort()],
])('a stream releases its place when %s', async (_how, events, end) => {
  const streams = createOpenStreams();
  const release = streams.open('visitor', 1);
  if (!release) throw new Error('There is no place');
  const gone = new AbortController();
  const stream = eventStream(events(), { signal: gone.signal, release });
  expect(streams.count).toBe(1);
  await end(stream, gone);
  expect(streams.count).toBe(0);
});

it('a stream sends its events in order', async () => {
  expect(await read(eventStream(two()), new AbortController())).toBe('ab');
});
