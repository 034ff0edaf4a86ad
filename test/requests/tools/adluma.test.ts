import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { forecast } from '#app/domain/adluma/forecast.ts';
import { planFields } from '#app/domain/adluma/plan.ts';
import { phrasesIn } from '#app/features/adluma/phrases.ts';
import { withPrefix } from '#app/i18n/address.ts';
import { languages } from '#app/i18n/languages.ts';
import { anyPlan } from '../../any-plan.ts';
import { contents, readable, tags } from '../../html.ts';
import { openSite } from '../../site.ts';

const site = await openSite();

/** The main figure of the page. */
const figure = (html: string) => /data-result=""[^>]*>([^<]*)</.exec(html)?.[1];
const remarks = (html: string) => tags(html, 'li').flatMap((tag) => tag['data-remark'] ?? []);
const inputs = (html: string) => tags(html, 'input');
const valueOf = (html: string, name: string) =>
  inputs(html).find((input) => input.name === name)?.value;

describe('the quick simulator (ADS-01, ADS-02)', () => {
  it.each(['/adluma', '/simulateur'])('answers at %s, in every language', async (path) => {
    for (const language of languages) {
      const html = await site.page(withPrefix(`/${language}`, path));
      const { simulator, quick } = contentOf(language).adluma;
      expect(readable(html)).toContain(quick.lead);
      expect(readable(html)).toContain(simulator.result.estimate);
      expect(figure(html)).toMatch(/\d/);
    }
  });

  it('is a form that is sent to its own page', async () => {
    const html = await site.page('/fr/simulateur');
    const form = tags(html, 'form').find(({ action }) => action?.includes('#estimate'));
    expect(form).toMatchObject({ action: '/fr/simulateur#estimate' });
    expect(new Set(inputs(html).map(({ name }) => name))).toEqual(
      new Set(['v', 'budget', 'channel', 'goal', 'zone']),
    );
    expect(inputs(html).find(({ name }) => name === 'budget')).toMatchObject({
      type: 'range',
      min: '100',
      max: '10000',
      step: '50',
      value: '1500',
    });
  });

  it.each([
    ['goal=leads', 'demandes par mois'],
    ['goal=visits', 'visites par mois'],
    ['goal=impressions', 'impressions par mois'],
  ])('with %s says %s', async (query, words) => {
    const html = await site.page(`/fr/adluma?v=1&channel=search&${query}`);
    expect(readable(html)).toContain(words);
  });

  it('states its assumptions, their dates and the conversion (ADS-08)', async () => {
    const html = await site.page('/fr/adluma?v=1&channel=search&channel=youtube&sector=home');
    const words = readable(html);
    expect(words).toContain('1,172');
    expect(words).toContain('30 juin 2025');
    expect(words).toContain('avril 2025 à mars 2026');
    expect(words).toContain('Hypothèse d’Iluma, sans mesure publiée');
    expect(words).toContain('7,11');
  });

  it('passes on a shared plan, including values that it has no control for', async () => {
    const html = await site.page('/fr/adluma?v=1&channel=search&cpc-search=2.5&budget=900');
    expect(valueOf(html, 'cpc-search')).toBe('2.5');
    const links = tags(html, 'a').flatMap(({ href = '' }) =>
      href.includes('/simulateur-ia?') ? [new URLSearchParams(href.split('?')[1])] : [],
    );
    expect(links[0]?.get('cpc-search')).toBe('2.5');
    expect(links[0]?.get('budget')).toBe('900');
  });
});

describe('the full simulator (ADS-03, ADS-04)', () => {
  it('shows the documented example', async () => {
    const query = new URLSearchParams({
      v: '1',
      channel: 'search',
      budget: '5000',
      zone: '10000000',
      'reach-search': '100',
      'cpc-search': '1',
      'cvr-search': '2',
      close: '100',
      value: '75',
    });
    const html = await site.page(`/fr/simulateur-complet?${query.toString()}`);
    const expected = (name: string) =>
      contents(contents(html, 'tr').find((row) => readable(row).startsWith(name)) ?? '', 'td')[1];
    expect(expected('Clients')).toBe('100');
    expect(expected('Chiffre d’affaires')).toBe('7\u00a0499\u00a0€');
    expect(expected('ROAS de la publicité')).toBe('1,5');
    expect(readable(html)).toContain('1,67');
  });

  it('calculates a budget from customers', async () => {
    const html = await site.page('/en/simulateur-complet?v=1&channel=search&direction=customers');
    expect(figure(html)).toMatch(/^€/);
    expect(readable(html)).toContain('monthly budget for 20 customers');
  });

  it('marks edited values', async () => {
    const none = await site.page('/fr/simulateur-complet?v=1&channel=meta');
    const some = await site.page('/fr/simulateur-complet?v=1&channel=meta&ctr-meta=3&ramp-1=50');
    expect(none).toContain('data-edited="0"');
    expect(some).toContain('data-edited="2"');
    expect(valueOf(some, 'ctr-meta')).toBe('3');
  });

  it('has a table beside every chart', async () => {
    const html = await site.page('/fr/simulateur-complet');
    const figures = contents(html, 'figure');
    expect(figures.length).toBeGreaterThan(1);
    for (const each of figures) expect(contents(each, 'table')).toHaveLength(1);
  });
});

describe('a shared simulation', () => {
  it.each([
    ['edited', 'budget=99999999', 'trop haut, ramené à 100'],
    ['negative', 'value=-300', 'trop bas, porté à 1'],
    ['absurd', `budget=${'9'.repeat(300)}`, 'ce n’est pas un nombre'],
    ['not a number', 'zone=Montr%C3%A9al', 'ce n’est pas un nombre'],
    ['empty', 'budget=', 'champ vide'],
    ['of another sector', 'sector=legal', 'choix inconnu'],
    ['of another channel', 'channel=tv', 'choix inconnu'],
    ['without a channel', 'v=1', 'champ vide'],
    ['of another version', 'v=0', 'autre version du simulateur'],
    ['markup', 'cpc-meta=%3Cscript%3Ealert(1)%3C/script%3E', 'le repère'],
  ])('with a value that is %s is corrected, with an explanation', async (_name, query, words) => {
    const html = await site.page(`/fr/simulateur-complet?${query}`);
    expect(readable(html)).toContain('Valeurs corrigées');
    expect(readable(html)).toContain(words);
    expect(html).not.toContain('<script>alert');
    expect(html).not.toMatch(/NaN|Infinity|undefined/);
  });

  it.each([
    ['fr', '1 200,50', '1\u00a0200,5'],
    ['fr', '1\u00a0200,50 €', '1\u00a0200,5'],
    ['en', '$1,200.50', '1,200.5'],
    ['es', '1.200,50', '1,200.5'],
    ['es', '1,200.50', '1,200.5'],
    ['es', '1.200', '1,200'],
    ['fr', '1200.5', '1\u00a0200,5'],
    ['es', '1200.5', '1,200.5'],
  ])('in %s reads the value %j', async (language, budget, shown) => {
    const query = new URLSearchParams({ budget });
    const html = await site.page(`/${language}/simulateur-complet?${query.toString()}`);
    expect(valueOf(html, 'budget')).toBe(shown);
  });

  it('without corrections claims none', async () => {
    const html = await site.page('/fr/adluma?v=1&channel=meta&budget=2000&utm_source=x');
    expect(readable(html)).not.toContain('Valeurs corrigées');
  });

  it('shows the model’s figures, whatever the plan', async () => {
    await fc.assert(
      fc.asyncProperty(anyPlan, fc.constantFrom(...languages), async (plan, language) => {
        const query = new URLSearchParams(planFields(plan)).toString();
        const html = await site.page(`/${language}/simulateur-complet?${query}`);
        const result = forecast(plan);
        const say = phrasesIn(language, contentOf(language).adluma.simulator);
        const { customers } = result.outcomes.expected;
        expect(figure(html)).toBe(
          plan.direction === 'budget' ? say.count(customers) : say.euros(result.budget),
        );
        expect(remarks(html)).toEqual(result.remarks.map(({ code }) => code));
        expect(html).not.toMatch(/NaN|Infinity/);
      }),
      { numRuns: 25, seed: 7 },
    );
  });
});

describe('the transition screen (ADS-05 to ADS-07)', () => {
  it('has its specified text, and redirects without scripts', async () => {
    const html = await site.page('/fr/simulateur-ia?v=1&channel=meta');
    expect(readable(html)).toContain('Chargement du Simulateur IA');
    expect(readable(html)).toContain('Redirection en cours...');
    expect(html).toContain('url=/fr/simulateur-complet?v=1&amp;channel=meta');
    const links = tags(html, 'a').map(({ href }) => href);
    expect(links).toContain('/fr/simulateur-complet?v=1&channel=meta');
  });
});
