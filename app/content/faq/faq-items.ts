import type { FaqItem } from '#app/domain/faq/faq.ts';
import type { Language } from '#app/i18n/languages.ts';
import { contentOf } from '../content.ts';
import { questionCategories, type QuestionId } from './shape.ts';

/** The questions in one language, in order. */
export function faqItems(language: Language): FaqItem[] {
  const ids = Object.keys(questionCategories) as QuestionId[];
  return ids.map((id) => ({
    id,
    category: questionCategories[id],
    ...contentOf(language).faq.questions[id],
  }));
}

/** The most frequent questions, for a page with room for a few. */
const mostAsked = [
  'first-results',
  'no-website',
  'prices',
  'ila-score',
  'who-writes',
] as const satisfies readonly QuestionId[];

export function mostAskedQuestions(language: Language): Pick<FaqItem, 'question' | 'answer'>[] {
  return mostAsked.map((id) => {
    const { question, answer } = contentOf(language).faq.questions[id];
    return { question, answer };
  });
}
