import { describe, expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { campaignIds, campaigns, followedPages } from '#app/domain/analytics/sample.ts';
import { languages } from '#app/i18n/languages.ts';
import { contents, readable, tags } from '../../html.ts';
import { openSite } from '../../site.ts';

const site = await openSite();
const copy = contentOf('fr').analytics;
const page = (search = '') => site.page(`/fr/tableau-analytics${search}`);

/** The formatted texts of the four key figures. */
const figures = (html: string) => {
  const [list = ''] = contents(html, 'dl');
  return contents(list, 'dd').map(readable);
};

describe('the analytics demonstration without scripts', () => {
  it.each(languages)(
    'has four cards, and says in %s that its data is a sample',
    async (language) => {
      const html = await site.page(`/${language}/tableau-analytics`);
      const words = readable(html);
      expect(words).toContain(contentOf(language).analytics.sample.label);
      const [cards = ''] = contents(html, 'dl');
      expect(contents(cards, 'dt')).toHaveLength(4);
      for (const { label } of Object.values(contentOf(language).analytics.kpis))
        expect(contents(cards, 'dt').map(readable)).toContain(label);
    },
  );

  it('has three tabs (ANA-02)', async () => {
    const html = await page();
    const links = tags(html, 'a').filter(({ id }) => id?.endsWith('-tab'));
    expect(links.map(({ href }) => href?.replace(/^.*#/, ''))).toEqual([
      'campaigns',
      'traffic',
      'conversion',
    ]);
  });

  it('lists the five pages, each as a link (ANA-03)', async () => {
    const html = await page();
    const links = contents(html, 'a').map(readable);
    for (const path of followedPages) expect(links).toContain(path);
  });

  it.each(['active', 'paused'] as const)(
    'lists the campaigns that are %s (ANA-05)',
    async (status) => {
      const html = await page(`?status=${status}`);
      const [table = ''] = contents(html, 'table');
      const names = contents(table, 'tbody').flatMap((body) => contents(body, 'th').map(readable));
      const expected = campaignIds.filter((id) => campaigns[id].status === status);
      expect(names).toEqual(expected.map((id) => copy.campaigns.names[id]));
      expect(readable(table)).toContain(copy.campaigns.statuses[status]);
    },
  );

  it('gives different figures for each period and each source', async () => {
    const answers = await Promise.all(
      ['', '?period=7', '?period=90', '?source=search', '?period=7&source=ads'].map(page),
    );
    expect(new Set(answers.map((html) => figures(html)[0])).size).toBe(answers.length);
  });

  it('says where there is no paid traffic', async () => {
    expect(readable(await page('?source=direct'))).toContain(copy.campaigns.empty);
    expect(readable(await page('?source=ads'))).not.toContain(copy.campaigns.empty);
  });

  it('ignores an unknown filter', async () => {
    expect(figures(await page('?period=31&source=fax&status=gone'))).toEqual(figures(await page()));
  });
});
