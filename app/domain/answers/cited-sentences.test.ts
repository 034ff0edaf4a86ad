import { describe, expect, it } from 'vitest';
import { computingTime } from '../../../test/computing-time.ts';
import { citedSentences } from './cited-sentences.ts';
import type { Passage } from './quoted-passages.ts';

const passages = ['We answer within 24 hours.', 'The office is in Montréal.'].map(
  (text) => ({ text }) as Passage,
);

it.each([
  ['We answer fast [1].', [['We answer fast.', 1]]],
  [
    'We answer fast. [1] The office is here [2]!',
    [
      ['We answer fast.', 1],
      ['The office is here!', 2],
    ],
  ],
  ['Nothing cites this. We answer fast [1]', [['We answer fast', 1]]],
  ['See [here] we answer\n\n fast [1] [2].', [['we answer fast.', 1]]],
  ['We answer within 48 hours [1].', []],
  ['Nobody cites this.', []],
])('%j cites %j', (text, cited) => {
  expect(citedSentences(text, passages).map(({ text: said, source }) => [said, source])).toEqual(
    cited,
  );
});

describe('adversarial answers of a model', () => {
  it.each(['\n', 'a', 'mot ', '[', '[1', '[1]', '. ', '[1] '])(
    '%j repeated is parsed within a second',
    async (unit) => {
      const text = `Bonjour${unit.repeat(40_000 / unit.length)}x`;
      expect(await computingTime(() => citedSentences(text, passages))).toBeLessThan(1000);
    },
  );
});
