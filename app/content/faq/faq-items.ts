import type { FaqItem } from '#app/domain/faq/faq.ts';
import type { Language } from '#app/i18n/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { questionCategories, type FaqCopy, type QuestionId } from './shape.ts';

export const faqCopy: Record<Language, FaqCopy> = { fr, en, es };

/** The questions in one language, in their order. */
export function faqItems(language: Language): FaqItem[] {
  const ids = Object.keys(questionCategories) as QuestionId[];
  return ids.map((id) => ({
    id,
    category: questionCategories[id],
    ...faqCopy[language].questions[id],
  }));
}

/** What is asked most often, for a page that has room for a few questions only. */
const mostAsked = [
  'first-results',
  'no-website',
  'prices',
  'ila-score',
  'who-writes',
] as const satisfies readonly QuestionId[];

export function mostAskedQuestions(language: Language): Pick<FaqItem, 'question' | 'answer'>[] {
  return mostAsked.map((id) => {
    const { question, answer } = faqCopy[language].questions[id];
    return { question, answer };
  });
}
