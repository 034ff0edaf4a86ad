/** Why a use of personal information is lawful: Québec's Law 25 (P-39.1, s. 4 to 12) and the GDPR (art. 6). */
export type Basis = 'request' | 'consent' | 'interest' | 'duty';

/** How long information is kept; `browser` for what never leaves the visitor's own. */
export type Kept = { readonly days: number } | { readonly months: number } | 'browser';

/**
 * What becomes of information on a person, use by use; the privacy page prints it, and the words are in `content/legal`.
 * Prospects: 36 months after the last contact (CNIL, référentiel « gestion commerciale », 2022-02-03).
 */
export const dataUses = {
  logs: { basis: 'interest', kept: { days: 30 } },
  messages: { basis: 'request', kept: { months: 36 } },
  newsletters: { basis: 'consent', kept: { months: 36 } },
  rights: { basis: 'duty', kept: { months: 36 } },
  comfort: { basis: 'request', kept: 'browser' },
  choice: { basis: 'duty', kept: 'browser' },
} as const satisfies Record<string, { basis: Basis; kept: Kept }>;

export type DataUse = keyof typeof dataUses;

/** When the legal texts last changed. */
export const legalTextsOf = '2026-01-12T12:00:00Z';
