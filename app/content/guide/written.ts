/** Day on which the guide appeared, ISO 8601. */
export const guideAppearedOn = '2026-11-24';
