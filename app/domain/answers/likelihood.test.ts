import { describe, expect, it } from 'vitest';
import { ignoredWords } from '../search/ignored-words.ts';
import { readTerms } from '../search/read-terms.ts';
import { countWording, likelihoods, wordingOf } from './likelihood.ts';

const read = (text: string) => wordingOf(readTerms(text, 'en', 'question'), ignoredWords.en);
const texts = [
  ['phone number', 'who can I call'],
  ['count the calls', 'who calls me'],
  ['price of a website', 'cost per month'],
];
const wording = countWording(texts.map((own) => own.map(read)));
const likeliest = (question: string) => {
  const scores = likelihoods(wording, read(question));
  return scores.indexOf(Math.max(...scores));
};

describe('the wording of a question', () => {
  it.each([
    ['who could I call', 0],
    ['who calls me', 1],
    ['what is the price', 2],
  ])('« %s » is likeliest for the matching document', (question, document) => {
    expect(likeliest(question)).toBe(document);
  });

  it('scores zero for every document without any of its words', () => {
    expect(likelihoods(wording, read('zebra giraffe'))).toEqual([0, 0, 0]);
  });
});
