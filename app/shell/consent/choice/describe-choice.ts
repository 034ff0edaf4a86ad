import type { ConsentCopy } from '#app/content/consent/shape.ts';
import type { CookiesCopy } from '#app/content/cookies/shape.ts';
import { categories, categoryIds } from '#app/domain/consent/categories.ts';
import type { ConsentStatus } from '#app/domain/consent/status.ts';
import { fill } from '#app/i18n/format.ts';

/** The choice in force, in a sentence. */
export function describeChoice(
  copy: CookiesCopy['choice']['status'],
  messages: ConsentCopy,
  status: ConsentStatus,
): string {
  if (status.kind === 'unknown') return '';
  if (status.kind === 'none') return copy.none;
  if (status.kind !== 'valid') return copy.lapsed;
  const optional = categoryIds.filter((id) => !categories[id].isLocked);
  const granted = optional.filter((id) => status.record.settings[id]);
  if (granted.length === 0) return copy.refused;
  if (granted.length === optional.length) return copy.accepted;
  const names = granted.map((id) => messages.categories[id].name);
  return fill(copy.some, { categories: names.join(', ') });
}
