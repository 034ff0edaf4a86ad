/** Day on which the guide was last compared with the platforms' menus and with its sources; ISO 8601. */
export const guideReviewed = '2026-11-24';
