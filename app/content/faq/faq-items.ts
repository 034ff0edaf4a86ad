import type { FaqItem } from '#app/domain/faq/faq.ts';
import type { Language } from '#app/i18n/languages.ts';
import { withoutLinks } from '#app/i18n/linked-text.ts';
import { contentOf } from '../content.ts';
import { questionCategories, type QuestionId } from './shape.ts';

/** The questions in one language, in order, with answers as plain text. */
export function faqItems(language: Language): FaqItem[] {
  const ids = Object.keys(questionCategories) as QuestionId[];
  return ids.map((id) => ({
    id,
    category: questionCategories[id],
    ...contentOf(language).faq.questions[id],
    answer: withoutLinks(contentOf(language).faq.questions[id].answer),
  }));
}

/** The answers with their links, by question. */
export function linkedAnswers(language: Language): Readonly<Record<string, string>> {
  const { questions } = contentOf(language).faq;
  return Object.fromEntries(Object.entries(questions).map(([id, { answer }]) => [id, answer]));
}

/** The most frequent questions, the most frequent first. */
const mostAsked = [
  'first-results',
  'no-website',
  'prices',
  'ila-score',
  'who-writes',
  'where-to-start',
  'ad-budget',
] as const satisfies readonly QuestionId[];

/** @param maxItems how many at most, for a page with room for a few; all by default (SYSC-11) */
export function mostAskedQuestions(
  language: Language,
  maxItems: number = mostAsked.length,
): Pick<FaqItem, 'question' | 'answer'>[] {
  return mostAsked.slice(0, maxItems).map((id) => {
    const { question, answer } = contentOf(language).faq.questions[id];
    return { question, answer: withoutLinks(answer) };
  });
}
