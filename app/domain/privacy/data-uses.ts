/** Why a use of personal information is lawful: Québec's Law 25 (P-39.1, s. 4 to 12) and the GDPR (art. 6). */
export type Basis = 'request' | 'consent' | 'interest' | 'duty';

/** Retention of information; `browser` when it never leaves the visitor's own. */
export type RetentionPeriod = { readonly days: number } | { readonly months: number } | 'browser';

/**
 * Uses of personal information; the privacy page lists them, with texts in `content/legal`.
 * Prospects: 36 months after the last contact (CNIL, référentiel « gestion commerciale », 2022-02-03).
 */
export const dataUses = {
  logs: { basis: 'interest', retention: { days: 30 } },
  messages: { basis: 'request', retention: { months: 36 } },
  audits: { basis: 'request', retention: { days: 90 } },
  newsletters: { basis: 'consent', retention: { months: 36 } },
  rights: { basis: 'duty', retention: { months: 36 } },
  comfort: { basis: 'request', retention: 'browser' },
  choice: { basis: 'duty', retention: 'browser' },
} as const satisfies Record<string, { basis: Basis; retention: RetentionPeriod }>;

export type DataUse = keyof typeof dataUses;

/** When the legal texts last changed. */
export const legalTextsOf = '2026-01-12T12:00:00Z';
