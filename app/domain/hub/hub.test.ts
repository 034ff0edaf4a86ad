import { describe, expect, it } from 'vitest';
import {
  categoryCounts,
  findServices,
  hubServiceIds,
  serviceCategories,
  type HubService,
  type ServiceCategory,
} from './services.ts';
import {
  findTools,
  hubToolIds,
  objectives,
  recommendedTool,
  sectors,
  sectorTool,
  type HubTool,
} from './tools.ts';

const texts = <Id extends string>(ids: readonly Id[]) =>
  Object.fromEntries(
    ids.map((id) => [id, { title: `Service ${id}`, description: `Été ${id.length}` }]),
  ) as Record<Id, { title: string; description: string }>;

describe('the services hub', () => {
  const all = texts<HubService>(hubServiceIds);

  it('has eight services in five categories, whose counts sum to eight (HUB-16, HUB-30)', () => {
    const { all: total, ...counts } = categoryCounts();
    expect(total).toBe(8);
    expect(Object.keys(counts)).toEqual([...serviceCategories]);
    expect(Object.values(counts)).toEqual([2, 2, 2, 1, 1]);
  });

  it.each<[ServiceCategory | 'all', string, HubService[]]>([
    ['all', '', hubServiceIds],
    ['ads', '', ['google-ads', 'meta-ads']],
    ['all', 'ADS', ['google-ads', 'meta-ads']],
    ['ads', 'google', ['google-ads']],
    ['seo', 'google', []],
    ['all', 'ete 8', ['meta-ads', 'podcasts']],
    ['all', '<b>', []],
  ])('filters by the category %s and the search %o', (category, search, found) => {
    expect(findServices(all, { category, search })).toEqual(found);
  });
});

describe('the tools hub', () => {
  const all = texts<HubTool>(hubToolIds);
  const none = { objective: null, sector: null, search: '' };

  it('has five objectives, seven sectors and six cards (HUB-03, HUB-04, HUB-12)', () => {
    expect([objectives.length, sectors.length, hubToolIds.length]).toEqual([5, 7, 6]);
  });

  it.each([
    [null, 'adluma'],
    ['visibility', 'adluma'],
    ['content', 'blogia'],
    ['seo', 'blogia'],
    ['automation', 'ila'],
    ['acquisition', 'landing'],
  ] as const)(
    'recommends for the objective %s the tool %s (HUB-07 to HUB-11)',
    (objective, tool) => {
      expect(recommendedTool(objective)).toBe(tool);
      // Recommended services are also found by the filter.
      expect(findTools(all, { ...none, objective })).toContain(tool);
    },
  );

  it('filters by objective, sector and words together', () => {
    expect(findTools(all, none)).toEqual(hubToolIds);
    expect(findTools(all, { ...none, sector: 'trades' })).not.toContain('loyalty');
    expect(findTools(all, { objective: 'content', sector: 'trades', search: '' })).toEqual([
      'blogia',
    ]);
    expect(findTools(all, { ...none, search: 'Landing' })).toEqual(['landing']);
    expect(findTools(all, { ...none, search: 'zzz' })).toEqual([]);
  });

  it('changes its results and recommendations with every sector (HUB-15)', () => {
    const shown = sectors.map((sector) => findTools(all, { ...none, sector }).join());
    expect(new Set([...shown, hubToolIds.join()]).size).toBe(sectors.length + 1);
    for (const sector of sectors)
      expect(sectorTool(sector, null)).toBe(
        findTools(all, { ...none, sector }).find((id) => id !== recommendedTool(null)),
      );
  });

  it.each(sectors)('shows what it recommends in the sector %s', (sector) => {
    for (const objective of [null, ...objectives]) {
      const found = findTools(all, { ...none, objective, sector });
      expect(found).toContain(recommendedTool(objective));
      const next = sectorTool(sector, objective);
      expect(found).toContain(next ?? recommendedTool(objective));
      expect(next).not.toBe(recommendedTool(objective));
    }
  });

  it('has a result for every sector and every objective', () => {
    for (const sector of sectors) expect(findTools(all, { ...none, sector })).not.toEqual([]);
    for (const objective of objectives)
      expect(findTools(all, { ...none, objective })).not.toEqual([]);
  });
});
