/** Towns with a page for each locally sold service, by slug. */
export const towns = ['montreal', 'laval', 'longueuil', 'quebec', 'new-york'] as const;

export type Town = (typeof towns)[number];

/** Services sold locally; each has a page `service-…`. */
export const localServices = ['local', 'meta-ads', 'landing'] as const;

export type LocalService = (typeof localServices)[number];

export type TownPageId = `${LocalService}-${Town}`;
