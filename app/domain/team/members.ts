/** The people shown on the pages. */
export const memberIds = ['ines', 'mateo', 'claire'] as const;

export type MemberId = (typeof memberIds)[number];
