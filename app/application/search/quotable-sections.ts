import type { Headline } from '#app/content/headline.ts';
import { isListedAmount } from '#app/domain/answers/figures.ts';
import type { DocumentSection } from '#app/domain/search/search-document.ts';
import { withoutLinks } from '#app/i18n/linked-text.ts';

/** Minimum length of a quoted text; shorter ones are labels. */
const shortestQuote = 24;

/** Properties that serve as headings of their sibling texts. */
const headings = ['title', 'question', 'term', 'name', 'heading'] as const;

/** Sentences in a part of the copy, each under its nearest heading. */
export function quotable(part: unknown, heading: string): DocumentSection[] {
  if (typeof part === 'string') {
    const text = withoutLinks(part);
    return isQuotable(text) ? [{ heading, text }] : [];
  }
  if (typeof part !== 'object' || part === null) return [];
  const own = Array.isArray(part) ? heading : (headingOf(part) ?? heading);
  return Object.values(part).flatMap((value) => quotable(value, own));
}

function headingOf(part: object): string | null {
  const fields = part as Partial<Record<string, unknown>>;
  for (const name of headings) {
    const value = fields[name];
    if (typeof value === 'string' && value !== '') return value;
    if (isHeadline(value)) return `${value.before}${value.emphasis}${value.after}`;
  }
  return null;
}

function isHeadline(value: unknown): value is Headline {
  return typeof value === 'object' && value !== null && 'emphasis' in value;
}

/** Whole sentences without gaps, and without an amount that is an example rather than one of our prices. */
function isQuotable(text: string): boolean {
  return (
    text.length >= shortestQuote &&
    !text.includes('{') &&
    /[.!?…»”"]$/.test(text) &&
    isListedAmount(text)
  );
}
