import type { ScreenId } from '#app/i18n/paths.ts';

/**
 * What people ask a page for, in words that its own texts may not have. Hidden keywords of the search and of the
 * assistant; a page without any is named by its texts.
 */
export type AskedFor = Partial<Record<ScreenId, readonly string[]>>;
