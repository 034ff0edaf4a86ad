import { describe, expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { moduleIds } from '#app/domain/ila/projects.ts';
import { languages } from '#app/i18n/languages.ts';
import { contents, readable, tags } from '../../html.ts';
import { openSite } from '../../site.ts';

const site = await openSite();
const copy = contentOf('fr').ilaDashboard;

const defaults = {
  v: '1',
  seoScore: '80',
  contentScore: '85',
  conversionScore: '75',
  engagementScore: '90',
  technicalScore: '85',
};
const ask = (query: Record<string, string>) =>
  site.page(`/fr/modules/ila?${new URLSearchParams(query).toString()}`);

/** The scores of the gauges: the project's, then the calculation's where there is one. */
const scores = (html: string) => tags(html, 'span').flatMap((tag) => tag['data-ila-score'] ?? []);

describe('the module’s page (LINK-12, ILAD-01 to 08)', () => {
  it('has four tabs whose panels are all in the page', async () => {
    for (const language of languages) {
      const html = await site.page(`/${language}/modules/ila`);
      const links = tags(html, 'a').filter(({ id }) => id?.endsWith('-tab'));
      expect(links.map(({ href }) => href?.replace(/^.*#/, ''))).toEqual([
        'dashboard',
        'calculator',
        'team',
        'settings',
      ]);
      const ids = tags(html, 'div').map(({ id }) => id);
      for (const id of ['dashboard', 'calculator', 'team', 'settings']) expect(ids).toContain(id);
    }
  });

  it('shows score, trend, five metrics, advice, risks and module scores', async () => {
    const html = await site.page('/fr/modules/ila');
    const words = readable(html);
    expect(scores(html)).toEqual(['90']);
    expect(words).toContain('Aucun facteur de risque détecté');
    expect(words).toContain('Interconnecter');
    for (const id of moduleIds) expect(words).toContain(copy.modules[id]);
    for (const name of Object.values(copy.metrics)) expect(words).toContain(name);
    expect(words).toContain(`${copy.analysis.trend} ${copy.directions.up}`);
  });

  it('passes a calculation to the contact form, which attaches it', async () => {
    const html = await ask(defaults);
    const link = tags(html, 'a').find(({ href }) => href?.includes('service=module-ila'));
    const form = readable(await site.page((link?.href ?? '').replaceAll('&amp;', '&')));
    expect(form).toContain(contentOf('fr').contact.form.openings['ila-dashboard']);
    expect(form).toContain(contentOf('fr').contact.form.attached);
    expect(readable(await site.page('/fr/modules/ila'))).not.toContain(copy.calculator.contact);
  });

  it('names the team with its availability and workload, and the weights', async () => {
    const words = readable(await site.page('/fr/modules/ila'));
    for (const { name } of contentOf('fr').team) expect(words).toContain(name);
    expect(words).toContain('2 sur 4 projets');
    expect(words).toContain('25\u00a0%');
  });
});

describe('the calculator without scripts', () => {
  it('has five sliders of 0 to 100 (ILAD-10, ILAD-11)', async () => {
    const html = await site.page('/fr/modules/ila');
    const [form = ''] = contents(html, 'form');
    const sliders = tags(form, 'input').filter(({ type }) => type === 'range');
    expect(sliders.map(({ name, min, max, step, value }) => [name, min, max, step, value])).toEqual(
      [
        ['seoScore', '0', '100', '1', '80'],
        ['contentScore', '0', '100', '1', '85'],
        ['conversionScore', '0', '100', '1', '75'],
        ['engagementScore', '0', '100', '1', '90'],
        ['technicalScore', '0', '100', '1', '85'],
      ],
    );
  });

  it('gives 82, "Très Bon" and two recommendations for the defaults (ILAD-15)', async () => {
    const html = await ask(defaults);
    const result = html.slice(html.indexOf('data-calculator-result'));
    expect(scores(html)).toEqual(['90', '82']);
    const words = readable(result);
    expect(words).toContain('Très Bon');
    expect(words).toContain(`${copy.analysis.trend} ${copy.directions.stable}`);
    expect(words).toContain(copy.advice.conversion);
    expect(words).toContain(copy.advice.content);
    expect(words).not.toContain(copy.advice.seo);
  });

  it.each([
    [{ seoScore: '101' }, '87', copy.metrics.seo],
    [{ seoScore: '-4' }, '62', copy.metrics.seo],
    [{ technicalScore: 'x' }, '82', copy.metrics.technical],
    [{ contentScore: '' }, '82', copy.metrics.content],
    [{ engagementScore: '12.5' }, '70', copy.metrics.engagement],
  ])('corrects %j, and says so', async (edit, score, name) => {
    const html = await ask({ ...defaults, ...edit });
    expect(scores(html)[1]).toBe(score);
    expect(readable(html)).toContain(`${copy.calculator.corrected} ${name}`);
  });

  it('says when a link is from another version', async () => {
    expect(readable(await ask({ ...defaults, v: '0' }))).toContain(copy.calculator.otherVersion);
    expect(readable(await ask(defaults))).not.toContain(copy.calculator.otherVersion);
  });
});
