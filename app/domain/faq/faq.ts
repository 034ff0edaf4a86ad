import { normalizeForSearch } from '#app/domain/search/normalize.ts';

/** Source: specification B §3. */
export const faqCategories = ['general', 'seo', 'technical', 'services'] as const;

export type FaqCategory = (typeof faqCategories)[number];

/** A question in one language. */
export interface FaqItem {
  id: string;
  category: FaqCategory;
  question: string;
  answer: string;
  tags: readonly string[];
}

export interface FaqFilter {
  category: FaqCategory | 'all';
  /** Searched in question, answer and tags, ignoring case and accents. */
  text: string;
}

export function readFaqCategory(value: string | null): FaqFilter['category'] {
  return faqCategories.find((category) => category === value) ?? 'all';
}

/**
 * The items that match both criteria (B §5), in order.
 *
 * @param most maximum number; unlimited by default (B §9)
 */
export function filterFaq<Item extends FaqItem>(
  items: readonly Item[],
  { category, text }: FaqFilter,
  most = Number.POSITIVE_INFINITY,
): Item[] {
  const wanted = normalizeForSearch(text.trim());
  return items
    .filter((item) => category === 'all' || item.category === category)
    .filter(({ question, answer, tags }) =>
      [question, answer, ...tags].some((part) => normalizeForSearch(part).includes(wanted)),
    )
    .slice(0, most);
}
