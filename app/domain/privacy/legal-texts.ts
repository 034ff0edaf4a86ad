/** When the legal texts last changed. */
export const legalTextsOf = '2026-11-24T12:00:00Z';
