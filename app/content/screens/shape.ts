import type { ScreenId } from '#app/i18n/paths.ts';

/** What each screen is called wherever it is mentioned, and one sentence on what it holds. */
export type ScreenNames = Record<ScreenId, { name: string; summary: string }>;
