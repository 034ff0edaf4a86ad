import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEventReader, writeEvent, type StreamEvent } from './event-stream.ts';

const readAll = (...pieces: string[]): StreamEvent[] => {
  const read = createEventReader();
  return pieces.flatMap((piece) => read(piece));
};

describe('events of a stream', () => {
  it.each<[text: string, events: [event: string, data: string][]]>([
    ['data: a\n\n', [['message', 'a']]],
    ['data:a\n\n', [['message', 'a']]],
    ['event: done\ndata: a\n\n', [['done', 'a']]],
    [
      'data: a\r\n\r\ndata: b\r\n\r\n',
      [
        ['message', 'a'],
        ['message', 'b'],
      ],
    ],
    ['data: a\ndata: b\n\n', [['message', 'a\nb']]],
    [': comment\n\ndata: a\n\n', [['message', 'a']]],
    ['id: 1\nretry: 5\ndata: a: b\n\n', [['message', 'a: b']]],
    ['event: empty\n\ndata: a\n\n', [['message', 'a']]],
    ['data: not finished\n', []],
    ['data\n\n', [['message', '']]],
  ])('are parsed from %j', (text, events) => {
    expect(readAll(text)).toEqual(events.map(([event, data]) => ({ event, data })));
  });

  it('are the same wherever the text is split', () => {
    const text = 'event: x\r\ndata: é\r\n\r\ndata: 1\ndata: 2\n\n';
    for (let at = 0; at <= text.length; at += 1) {
      expect(readAll(text.slice(0, at), text.slice(at))).toEqual(readAll(text));
    }
  });

  it('survive a round trip', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), (texts) => {
        const sent = texts.map((data) => writeEvent('part', data)).join('');
        expect(readAll(sent).map(({ data }) => JSON.parse(data) as string)).toEqual(texts);
      }),
    );
  });

  it.each([
    ['in one line', 'a'.repeat(400_000)],
    ['in lines of data', 'data: a\n'.repeat(400_000)],
    ['in empty lines of data', 'data\n'.repeat(400_000)],
  ])('that never end, %s, are rejected', (_name, piece) => {
    const read = createEventReader();
    expect(() => {
      for (let i = 0; i < 3; i += 1) read(piece);
    }).toThrow(RangeError);
  });

  it('are limited in length each, not together', () => {
    const read = createEventReader();
    const text = `data: ${'a'.repeat(400_000)}\n\n`;
    for (let i = 0; i < 3; i += 1) expect(read(text)).toHaveLength(1);
  });
});
