/** The people whom the pages show. */
export const memberIds = ['ines', 'mateo', 'claire'] as const;

export type MemberId = (typeof memberIds)[number];
