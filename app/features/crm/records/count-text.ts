import type { CrmCopy } from '#app/content/crm/shape.ts';
import type { Page } from '#app/domain/crm/store/store.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';
import { plural } from '#app/i18n/plural.ts';

type Found = Pick<Page<unknown>, 'total' | 'isFloor'>;

/** A count, or its lower bound where the store stopped counting. */
export function countText(
  language: Language,
  { total, isFloor }: Found,
  messages: CrmCopy,
): string {
  const count = formatNumber(language, total);
  return isFloor ? fill(messages.live.orMore, { count }) : count;
}

/** Number of search results. */
export function resultText(language: Language, found: Found, messages: CrmCopy): string {
  if (!found.isFloor) return plural(language, found.total, messages.frame.count);
  return fill(messages.frame.count.other, { count: countText(language, found, messages) });
}
