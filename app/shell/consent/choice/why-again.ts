import type { ConsentCopy } from '#app/content/consent/shape.ts';
import type { ConsentStatus } from '#app/domain/consent/status.ts';
import { fill, formatDate } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';

/** The reason for asking again; null without an earlier choice. */
export function whyAgain(
  { again, categories }: ConsentCopy,
  status: ConsentStatus,
  language: Language,
): string | null {
  if (status.kind === 'expired') {
    return fill(again.expired, { date: formatDate(language, status.record.timestamp) });
  }
  if (status.kind !== 'outdated') return null;
  if (status.changed.length === 0) return again.unknownChange;
  const names = status.changed.map((category) => categories[category].name);
  return fill(again.changed, { categories: names.join(', ') });
}
