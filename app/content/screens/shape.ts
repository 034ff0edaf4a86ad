import type { ScreenId } from '#app/i18n/paths.ts';

/** Name and one-sentence summary of each screen. */
export type ScreenNames = Record<ScreenId, { name: string; summary: string }>;
