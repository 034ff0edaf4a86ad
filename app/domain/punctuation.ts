import type { Language } from './languages.ts';

/** The space before a colon or a semicolon: non-breaking in French, none elsewhere. */
export const spaceBeforeMark = { fr: '\u00a0', en: '', es: '' } as const satisfies Record<
  Language,
  string
>;
