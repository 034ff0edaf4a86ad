import type { CrmCopy } from '#app/content/crm/shape.ts';
import type { Untouched } from '#app/domain/crm/store/beside-theirs.ts';
import type { GroupConflict } from '#app/domain/crm/store/change-group.ts';
import type { CrmStore } from '#app/domain/crm/store/store.ts';
import type { Language } from '#app/i18n/languages.ts';
import { plural } from '#app/i18n/plural.ts';

export const nothingUntouched: Untouched = { left: 0, missing: 0 };

/** Of the records that a revert has skipped, how many still exist and how many are gone. */
export async function untouchedOf(
  kept: readonly GroupConflict[],
  store: Pick<CrmStore, 'get'>,
): Promise<Untouched> {
  const found = await Promise.all(kept.map(({ in: collection, id }) => store.get(collection, id)));
  const missing = found.filter((record) => record === null).length;
  return { left: kept.length - missing, missing };
}

export function plus(one: Untouched, other: Untouched): Untouched {
  return { left: one.left + other.left, missing: one.missing + other.missing };
}

/** Message about the records that an edit has skipped. */
export function keptText(
  language: Language,
  copy: CrmCopy['live']['conflict'],
  { left, missing }: Untouched,
): string | undefined {
  const texts = [
    ...(left > 0 ? [plural(language, left, copy.left)] : []),
    ...(missing > 0 ? [plural(language, missing, copy.missing)] : []),
  ];
  return texts.length > 0 ? texts.join(' ') : undefined;
}
