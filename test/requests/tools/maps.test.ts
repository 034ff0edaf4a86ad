import { describe, expect, it } from 'vitest';
import { company } from '#app/content/company/facts.ts';
import { languages } from '#app/i18n/languages.ts';
import { readable, tags } from '../../html.ts';
import { openSite } from '../../site.ts';

const site = await openSite();

describe('the map drawings', () => {
  it.each(['montreal', 'new-york', 'wilmington', 'paris', '46.81,-71.21,40', '42.6,-74.6,525'])(
    'include /map/%s.svg, to be used by reference',
    async (sheet) => {
      const response = await site.ask(`/map/${sheet}.svg`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('image/svg+xml');
      expect(response.headers.get('cache-control')).toContain('max-age');
      const svg = await response.text();
      expect(svg).toContain('<g id="map"');
      expect(svg).toMatch(/<path d="M-?[\d.]+ -?[\d.]+L/);
      expect(svg.length).toBeLessThan(120_000);
    },
  );

  it.each(['london', '45,-73', 'montreal.png', '__proto__', '45,-73,20.svg.svg'])(
    'do not include /map/%s',
    async (name) => {
      expect((await site.ask(`/map/${name}`)).status).toBe(404);
    },
  );
});

describe('the map of the offices (CTC-15)', () => {
  it.each(languages)(
    'has every office in %s as a pin that links to its address',
    async (language) => {
      const html = await site.page(`/${language}/contact`);
      const pins = tags(html, 'a').filter(({ class: look }) => look?.includes('map-pin'));
      expect(pins).toHaveLength(Object.keys(company.offices).length);
      for (const { href = '' } of pins) expect(html).toContain(`id="${href.slice(1)}"`);
      const [x = 0, y = 0, width = 0, height = 0] =
        /viewBox="([^"]+)" class="absolute/.exec(html)?.[1]?.split(' ').map(Number) ?? [];
      const dots = tags(html, 'circle').filter(({ class: look }) => look?.includes('pin-ring'));
      expect(dots).toHaveLength(pins.length);
      for (const { cx, cy } of dots) {
        expect(Math.abs(Number(cx) - x - width / 2)).toBeLessThan(width / 2);
        expect(Math.abs(Number(cy) - y - height / 2)).toBeLessThan(height / 2);
      }
      expect(readable(html)).toContain('Natural Earth');
    },
  );
});

describe('the heat map of other towns', () => {
  it.each(['Québec', 'Marseille', 'Boston, MA'])('uses a sheet of its own for %s', async (town) => {
    const query = new URLSearchParams({ v: '2', town, size: '5', radius: '3' });
    const html = await site.page(`/fr/heatmap-ila?${query.toString()}`);
    expect(html).toMatch(/\/map\/-?[\d.]+,-?[\d.]+,\d+\.svg#map/);
    expect(tags(html, 'a').filter((tag) => 'data-point' in tag)).toHaveLength(25);
  });

  it('says when it does not know a town, and shows no other one', async () => {
    const html = await site.page('/fr/heatmap-ila?v=2&town=Atlantide');
    expect(readable(html)).toContain('Ville inconnue');
    expect(html).not.toContain('.svg#map');
  });
});
