import type { FaqCategory, FaqItem } from '#app/domain/faq/faq.ts';
import type { PluralForms } from '#app/i18n/plural.ts';
import type { Headline } from '../headline.ts';
import type { PageText } from '../page-text.ts';

/** Every question in order, with its filter category. */
export const questionCategories = {
  'what-iluma-does': 'general',
  audience: 'general',
  'reach-us': 'general',
  'first-results': 'seo',
  'ila-score': 'seo',
  'local-seo': 'seo',
  reviews: 'seo',
  'no-website': 'technical',
  'who-writes': 'technical',
  'my-data': 'technical',
  prices: 'services',
  'where-to-start': 'services',
  'ad-budget': 'services',
} as const satisfies Record<string, FaqCategory>;

export type QuestionId = keyof typeof questionCategories;

/** The questions, and the texts around them wherever they are listed. */
export interface FaqCopy {
  /** Answers may hold links. */
  questions: Record<QuestionId, Omit<FaqItem, 'id' | 'category'>>;
  /** Instructions for the list. */
  list: {
    search: string;
    find: string;
    categories: string;
    category: Record<FaqCategory | 'all', string>;
    /** Above the matching questions, by plural form; `{count}` is their number. */
    found: PluralForms;
    noMatch: string;
    clear: string;
    /** Names the link to one answer. */
    link: string;
  };
  page: PageText & {
    heading: Headline;
    lead: string;
    more: {
      title: Headline;
      lead: string;
      /** Follows the lead where the assistant is offered. */
      assistant: string;
      contact: string;
      chat: string;
    };
  };
}
