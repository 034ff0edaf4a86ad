import { describe, expect, it } from 'vitest';
import { batchesOf, mostInBatch, partOfBatch } from './webhook-batches.ts';

const timestamp = '2026-01-15T12:00:00.000Z';

const published = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `e${at}`,
    event: { type: 'client.changed', timestamp, data: { id: `c${at}` } } as const,
    key: `client.changed c${at}`,
    about: at % 2 === 0 ? `C${at}@a.example` : null,
  }));

describe('events published together', () => {
  it.each([
    [0, []],
    [1, ['client.changed']],
    [2, ['batch']],
    [mostInBatch, ['batch']],
    [mostInBatch + 1, ['batch', 'client.changed']],
    [2 * mostInBatch + 2, ['batch', 'batch', 'batch']],
  ])('are sent in batches: %i', (count, types) => {
    const sent = batchesOf(published(count), timestamp);
    expect(sent.map(({ event }) => event.type)).toEqual(types);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(sent.length);
  });

  it('keep their ids in a batch, with the people concerned listed separately', () => {
    const [batch] = batchesOf(published(2), timestamp);
    expect(batch).toMatchObject({
      about: null,
      abouts: ['c0@a.example', null],
      event: {
        timestamp,
        data: {
          events: [
            { id: 'e0', type: 'client.changed', timestamp, data: { id: 'c0' } },
            { id: 'e1', type: 'client.changed', timestamp, data: { id: 'c1' } },
          ],
        },
      },
    });
  });
});

it.each([
  ['only what is about a person', ['c0@a.example'], 'about', ['e0']],
  ['all but what is about a person', ['c0@a.example'], 'others', ['e1', 'e2']],
  ['nothing where all is about others', ['x@a.example'], 'about', null],
] as const)('splitting a batch keeps %s', (_name, emails, which, kept) => {
  const [batch] = batchesOf(published(3), timestamp);
  const part = batch && partOfBatch(batch, new Set(emails), which);
  const events = part?.event.data.events as { id: string }[] | undefined;
  expect(events?.map(({ id }) => id) ?? null).toEqual(kept);
  expect(part?.abouts?.length ?? null).toEqual(kept?.length ?? null);
});
