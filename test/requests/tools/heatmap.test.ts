import { describe, expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { heatmapVersion } from '#app/domain/heatmap/heatmap-link.ts';
import { districts } from '#app/domain/heatmap/places.ts';
import { summarise } from '#app/domain/heatmap/scan-summary.ts';
import { onLand } from '#app/domain/heatmap/scanned-map.ts';
import { simulateScan } from '#app/domain/heatmap/simulated-ranks.ts';
import { drawTown, isWater } from '#app/domain/map/drawing.ts';
import { townSheets } from '#app/domain/map/sheets.ts';
import { townMaps } from '#app/domain/map/towns/town-maps.ts';
import { pointAt } from '#app/domain/map/window.ts';
import { languages } from '#app/i18n/languages.ts';
import { contents, readable, tags } from '../../html.ts';
import { openSite } from '../../site.ts';

const site = await openSite();
const copy = contentOf('fr').heatmap;

const ask = (query: Record<string, string>) =>
  site.page(`/fr/heatmap-ila?${new URLSearchParams(query).toString()}`);
const points = (html: string) => tags(html, 'a').filter((tag) => 'data-point' in tag);
const scan = {
  v: String(heatmapVersion),
  business: 'Katz Sport',
  keyword: 'vélo',
  place: 'verdun',
  size: '5',
  radius: '4',
};

describe('the heat map without scripts (SHELL-36, ILAD-31)', () => {
  it.each(languages)('says in %s that it is simulated, and shows 49 points', async (language) => {
    const html = await site.page(`/${language}/heatmap-ila`);
    const words = readable(html);
    expect(words).toContain(contentOf(language).heatmap.simulated.label);
    expect(words).toContain(contentOf(language).heatmap.simulated.text);
    expect(points(html)).toHaveLength(49);
  });

  it.each([3, 5, 9, 11, 13])('draws a grid of %i', async (size) => {
    const html = await ask({ ...scan, size: String(size) });
    expect(points(html)).toHaveLength(size * size);
    expect(contents(html, 'table')).toHaveLength(1);
    expect(tags(html, 'td')).toHaveLength(size * size);
  });

  it('shows the simulated ranks on the map, in words and in the table, and none in water', async () => {
    const html = await ask(scan);
    const { origin, bounds } = townSheets.montreal;
    const drawing = drawTown(townMaps.montreal, { bounds });
    const found = simulateScan({
      ...scan,
      map: 'montreal',
      centre: districts.verdun.at,
      size: 5,
      radius: 4,
      monthsAgo: 0,
      isWater: ({ x, y }) => isWater(drawing, pointAt(origin, { x, y })),
    });
    expect(found.some((point) => point.isWater)).toBe(true);
    const shown = found.map(({ isWater: isIt, rank }) =>
      isIt ? '~' : rank === null ? '20+' : String(rank),
    );
    const ranks = onLand(
      found,
      found.map(({ rank }) => rank),
    );
    const links = contents(html, 'a').map(readable);
    const first = tags(html, 'a').findIndex((tag) => 'data-point' in tag);
    expect(links.slice(first, first + 25)).toEqual(shown);
    const cells = contents(html, 'td').map(readable);
    expect(cells.map((cell) => (cell === copy.map.water ? '~' : cell.split(' ')[0]))).toEqual(
      shown,
    );
    const { inPack } = summarise(ranks);
    expect(readable(html)).toContain(
      `Katz Sport est dans les trois premiers sur ${inPack} des ${ranks.length} points`,
    );
  });

  it('lists the competitors of the requested point', async () => {
    const html = await ask({ ...scan, point: 'A1' });
    const words = readable(html);
    expect(words).toContain('Point A1');
    expect(words).toMatch(/Concurrent [A-X]/);
    expect(points(html).filter((tag) => 'aria-current' in tag)).toMatchObject([
      { 'data-point': '0' },
    ]);
  });

  it('compares two months', async () => {
    const html = await ask({ ...scan, show: 'change' });
    const first = tags(html, 'a').findIndex((tag) => 'data-point' in tag);
    for (const text of contents(html, 'a').slice(first, first + 25))
      expect(readable(text)).toMatch(/^(?:[+\-−]\d+|=|~)$/);
    expect(readable(html)).toContain(copy.map.better);
  });

  it.each([
    [{ size: '4' }, copy.form.fields.size.label],
    [{ radius: '400' }, copy.form.fields.radius.label],
    [{ place: 'atlantide' }, copy.form.fields.place.label],
    [{ business: 'x'.repeat(500) }, copy.form.fields.business.label],
  ])('corrects %j, and says so', async (edit, name) => {
    expect(readable(await ask({ ...scan, ...edit }))).toContain(`${copy.form.corrected} ${name}`);
  });

  it('says when a link is from another version, and never shows text as markup', async () => {
    const html = await ask({ ...scan, v: '7', business: '<b>Chez "Ali"</b>' });
    expect(readable(html)).toContain(copy.form.otherVersion);
    expect(html).not.toContain('<b>Chez');
  });
});
