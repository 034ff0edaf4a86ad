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
