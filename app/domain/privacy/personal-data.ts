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

/** Rows about a person in one part, and the effect of an erasure. */
export interface ErasurePreviewPart {
  name: PersonalDataPart;
  /** All of them: those that would be gone, would stay without the person's data, and stay. */
  held: number;
  /** Rows that would be gone. */
  removed: number;
  /** Rows that would stay, without the person's data. */
  cleared: number;
  /** Rows that stay as they are. */
  kept: number;
}
