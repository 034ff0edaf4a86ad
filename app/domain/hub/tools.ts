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

interface Tool {
  objectives: readonly Objective[];
  /** Best sectors; every sector where undefined. */
  sectors?: readonly Sector[];
}

/** The six cards of the hub. Source: B §2.8, HUB-12. */
const hubTools = {
  adluma: { objectives: ['visibility', 'acquisition'] },
  ila: { objectives: ['automation', 'visibility', 'seo'] },
  blogia: { objectives: ['content', 'seo'] },
  ilumatch: { objectives: ['acquisition', 'automation'] },
  landing: {
    objectives: ['acquisition', 'visibility'],
    sectors: ['health', 'trades', 'real-estate', 'beauty', 'services'],
  },
  loyalty: {
    objectives: ['automation', 'content'],
    sectors: ['restaurant', 'health', 'retail', 'beauty', 'services'],
  },
} as const satisfies Record<string, Tool>;

export type HubTool = keyof typeof hubTools;

export const hubToolIds = Object.keys(hubTools) as HubTool[];

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

/** The tools that match an objective, a sector, and a search in title or description. */
export function findTools(
  texts: Record<HubTool, { title: string; description: string }>,
  {
    objective,
    sector,
    search,
  }: { objective: Objective | null; sector: Sector | null; search: string },
): HubTool[] {
  const wanted = normalizeForSearch(search).trim();
  return hubToolIds.filter((id) => {
    const tool: Tool = hubTools[id];
    const { title, description } = texts[id];
    return (
      (normalizeForSearch(title).includes(wanted) ||
        normalizeForSearch(description).includes(wanted)) &&
      (objective === null || tool.objectives.includes(objective)) &&
      (sector === null || !tool.sectors || tool.sectors.includes(sector))
    );
  });
}
