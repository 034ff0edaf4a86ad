/** Kinds of business that the nurturing form offers. Source: B §2.6, LOY-05. */
export const retentionSectors = [
  'restaurant',
  'shop',
  'beauty',
  'professional',
  'health',
  'home',
] as const;

export type RetentionSector = (typeof retentionSectors)[number];

/** Objectives that the nurturing form offers. Source: B §2.6, LOY-06. */
export const retentionObjectives = [
  'return',
  'frequency',
  'win-back',
  'referral',
  'reviews',
] as const;

export type RetentionObjective = (typeof retentionObjectives)[number];

/** The path's three phases, in order. Source: B §2.6, LOY-07. */
export const retentionPhases = ['discovery', 'engagement', 'loyalty'] as const;

export type RetentionPhase = (typeof retentionPhases)[number];
