import { expect, it } from 'vitest';
import { faqItems, mostAskedQuestions } from './faq-items.ts';

it.each([
  [undefined, 7],
  [5, 5],
  [1, 1],
  [0, 0],
  [50, 7],
])('a list limited to %s has %s questions, the most frequent first (SYSC-11)', (most, count) => {
  const limited = mostAskedQuestions('fr', most);
  expect(limited).toEqual(mostAskedQuestions('fr').slice(0, count));
  expect(limited).toHaveLength(count);
});

it('questions are not limited by default', () => {
  expect(faqItems('fr')).toHaveLength(13);
});
