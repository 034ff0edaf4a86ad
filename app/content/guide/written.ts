/** Day on which the texts of the guide were last written; ISO 8601. */
export const guideWrittenOn = '2026-11-24';
