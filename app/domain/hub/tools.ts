import { normalizeForSearch } from '#app/domain/search/normalize.ts';

/** Source: B §2.8 and B §9, HUB-03. */
export const objectives = ['visibility', 'acquisition', 'automation', 'seo', 'content'] as const;

export type Objective = (typeof objectives)[number];

/** Seven sectors; the specification leaves their names open (HUB-05). */
export const sectors = [
  'restaurant',
  'health',
  'retail',
  'trades',
  'real-estate',
  'beauty',
  'services',
] as const;

export type Sector = (typeof sectors)[number];

/** The six cards of the hub and the objectives that each serves. Source: B §2.8, HUB-12. */
const hubTools = {
  adluma: ['visibility', 'acquisition'],
  ila: ['automation', 'visibility', 'seo'],
  blogia: ['content', 'seo'],
  ilumatch: ['acquisition', 'automation'],
  landing: ['acquisition', 'visibility'],
  loyalty: ['automation', 'content'],
} as const satisfies Record<string, readonly Objective[]>;

export type HubTool = keyof typeof hubTools;

export const hubToolIds = Object.keys(hubTools) as HubTool[];

/**
 * The tools of each sector, most useful first. Every sector includes those that an objective recommends; loyalty is
 * left out where a customer buys only once every few years, the wizard where a page only needs one action.
 */
const sectorTools = {
  restaurant: ['loyalty', 'ila', 'adluma', 'landing', 'blogia'],
  health: ['ila', 'landing', 'blogia', 'adluma', 'loyalty', 'ilumatch'],
  retail: ['adluma', 'loyalty', 'ila', 'landing', 'blogia', 'ilumatch'],
  trades: ['landing', 'ila', 'adluma', 'blogia'],
  'real-estate': ['landing', 'blogia', 'adluma', 'ila', 'ilumatch'],
  beauty: ['loyalty', 'adluma', 'ila', 'landing', 'blogia'],
  services: ['blogia', 'landing', 'ilumatch', 'ila', 'adluma', 'loyalty'],
} as const satisfies Record<Sector, readonly HubTool[]>;

/** The recommended tool of each objective. Source: B §9, HUB-07 to HUB-11. */
const recommendations = {
  visibility: 'adluma',
  content: 'blogia',
  seo: 'blogia',
  automation: 'ila',
  acquisition: 'landing',
} as const satisfies Record<Objective, HubTool>;

/** Recommendation without an objective. */
export function recommendedTool(objective: Objective | null): HubTool {
  return objective ? recommendations[objective] : 'adluma';
}

/** The additional tool for a sector: its most useful one for the same objective. */
export function sectorTool(sector: Sector, objective: Objective | null): HubTool | undefined {
  const recommended = recommendedTool(objective);
  return sectorTools[sector].find((id) => id !== recommended && serves(id, objective));
}

/** The tools that match an objective, a sector (in its order), and a search in title or description. */
export function findTools(
  texts: Record<HubTool, { title: string; description: string }>,
  {
    objective,
    sector,
    search,
  }: { objective: Objective | null; sector: Sector | null; search: string },
): HubTool[] {
  const wanted = normalizeForSearch(search).trim();
  const offered: readonly HubTool[] = sector ? sectorTools[sector] : hubToolIds;
  return offered.filter((id) => {
    const { title, description } = texts[id];
    return (
      serves(id, objective) &&
      [title, description].some((text) => normalizeForSearch(text).includes(wanted))
    );
  });
}

function serves(id: HubTool, objective: Objective | null): boolean {
  const served: readonly Objective[] = hubTools[id];
  return objective === null || served.includes(objective);
}
