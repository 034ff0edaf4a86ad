/** Stores of personal data, by their names in exports and erasures. */
export const personalDataParts = [
  'outgoing',
  'messages',
  'audits',
  'crm',
  'notifications',
  'account',
  'settings',
  'requests',
  'history',
] as const;

export type PersonalDataPart = (typeof personalDataParts)[number];

/** A person's rows in one part, and the effect of an erasure. */
export interface ErasurePreviewPart {
  name: PersonalDataPart;
  /** Total: those that would be deleted, pseudonymised, or kept. */
  held: number;
  /** Rows that would be deleted. */
  removed: number;
  /** Rows that would be kept without the person's data. */
  cleared: number;
  /** Rows that would be kept unchanged. */
  kept: number;
}
