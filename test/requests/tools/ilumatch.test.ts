import { describe, expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { matchSteps } from '#app/domain/ilumatch/answers.ts';
import { languages } from '#app/i18n/languages.ts';
import { contents, readable, tags } from '../../html.ts';
import { openSite } from '../../site.ts';

const site = await openSite();

const optionsOf = (html: string, name: string) => [
  ...new Set(tags(html, 'input').flatMap((input) => (input.name === name ? [input.value] : []))),
];
const stepButtons = (html: string) =>
  tags(html, 'button')
    .filter(({ name }) => name === 'step')
    .map(({ value }) => Number(value));
const scoreIn = (html: string) => /data-score="(\d+)"/.exec(html)?.[1];

describe.each(languages)('the wizard in %s', (language) => {
  const copy = contentOf(language).ilumatch;
  const stepPage = (query: string) => site.page(`/${language}/ilumatch${query}`);

  it('has five steps and a progress bar (MATCH-01, MATCH-02)', async () => {
    const html = await stepPage('');
    const words = readable(html);
    for (const step of matchSteps) expect(words).toContain(copy.steps[step].name);
    const bar = tags(html, 'div').find(({ role }) => role === 'progressbar');
    expect([bar?.['aria-valuenow'], bar?.['aria-valuemax']]).toEqual(['1', '5']);
  });

  it('asks for the company first (MATCH-10 to 13)', async () => {
    const html = await stepPage('');
    expect(optionsOf(html, 'company')).toEqual(['']);
    expect(tags(html, 'option').map(({ value }) => value)).toEqual(
      ' ecommerce saas services retail healthcare finance education other'.split(' '),
    );
    expect(optionsOf(html, 'size')).toEqual(['solo', 'small', 'medium', 'large', 'enterprise']);
    expect(optionsOf(html, 'budget')).toEqual('under1k 1k-5k 5k-10k 10k-25k over25k'.split(' '));
    expect(stepButtons(html)).toEqual([2, 0]);
  });

  it('then asks for goals, then for challenges (MATCH-14 to 16)', async () => {
    const goals = await stepPage('?step=2');
    expect(optionsOf(goals, 'goals')).toEqual(
      'traffic leads conversions brand seo automation retention international'.split(' '),
    );
    expect(optionsOf(goals, 'timeline')).toEqual('asap 1month 3months 6months flexible'.split(' '));
    expect(stepButtons(goals)).toEqual([3, 1]);
    const challenges = await stepPage('?step=3');
    expect(tags(challenges, 'textarea').map(({ name }) => name)).toEqual(['challenges']);
    expect(optionsOf(challenges, 'experience')).toEqual(
      'beginner intermediate advanced expert'.split(' '),
    );
    expect(stepButtons(challenges)).toEqual([4, 2]);
  });

  it('sums up every answer before it launches the analysis (MATCH-04, MATCH-17)', async () => {
    const html = await stepPage(
      '?step=4&company=Chez+Rose&industry=retail&goals=seo&goals=brand&timeline=asap&challenges=rien&experience=expert&size=solo&budget=1k-5k',
    );
    const words = readable(html);
    const { options } = copy;
    for (const word of [
      'Chez Rose',
      options.industry.retail,
      options.size.solo,
      options.budget['1k-5k'],
      options.goals.seo,
      options.goals.brand,
      options.timeline.asap,
      'rien',
      options.experience.expert,
    ])
      expect(words).toContain(word);
    expect(words).not.toContain(copy.unanswered);
    expect(words).toContain(copy.launch);
    const carried = tags(html, 'input').filter(({ type }) => type === 'hidden');
    expect(carried).toHaveLength(10);
  });

  it('gives the stated result, and no way back (MATCH-06 to 08)', async () => {
    const html = await stepPage('?step=5&company=Chez+Rose&goals=seo');
    expect(scoreIn(html)).toBe('94');
    const words = readable(html);
    expect(words).toContain('Chez Rose');
    for (const [name, value] of [
      ['SEO-IA', '96'],
      ['Landing Page', '89'],
      ['BlogIA', '82'],
    ]) {
      expect(words).toMatch(new RegExp(`${name} ${value}\\s?%`));
    }
    expect(stepButtons(html)).toEqual([]);
    expect(words).not.toContain(copy.previous);
  });

  it('says which answers counted', async () => {
    const rowsOf = async (budget: string) =>
      contents(await stepPage(`?step=5&goals=seo&budget=${budget}`), 'tbody').map(readable);
    const [first = '', ...others] = await rowsOf('1k-5k');
    expect(others).toHaveLength(7);
    expect(first).toContain(copy.result.priced['local-seo']);
    expect(first).toContain(`${copy.options.goals.seo} (+4)`);
    expect(first).toContain(copy.result.fits.within);
    const [cheapest = '', second = ''] = await rowsOf('under1k');
    expect(cheapest).toContain(copy.result.priced.content);
    expect(second).toContain(copy.result.fits.beyond);
  });
});

it('ILUMATCH continues with empty fields (MATCH-18)', async () => {
  const html = await site.page('/fr/ilumatch?v=1&company=&industry=&step=2');
  expect(readable(html)).toContain(contentOf('fr').ilumatch.steps.goals.title);
  expect(tags(html, 'input').filter(({ required }) => required !== undefined)).toEqual([]);
});

it('ILUMATCH keeps the answers to other steps in each form', async () => {
  const html = await site.page('/fr/ilumatch?step=2&company=Rose&goals=seo&experience=expert');
  const fields = tags(html, 'input').map(({ type, name, value }) => `${type} ${name} ${value}`);
  expect(fields).toContain('hidden company Rose');
  expect(fields).toContain('hidden experience expert');
  const seo = tags(html, 'input').find(({ name, value }) => name === 'goals' && value === 'seo');
  expect(seo).toHaveProperty('checked');
});

it.each(['step=0', 'step=6', 'step=abc', 'step=', 'step=2.5', 'step=__proto__'])(
  'the query %s shows the first step of ILUMATCH',
  async (query) => {
    const html = await site.page(`/fr/ilumatch?${query}&industry=cats&goals=x`);
    expect(readable(html)).toContain(contentOf('fr').ilumatch.steps.company.title);
  },
);

it.each(['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '</textarea><b>{name}'])(
  'the company %s never becomes markup',
  async (text) => {
    for (const step of ['1', '3', '4', '5']) {
      const query = new URLSearchParams({ step, company: text, challenges: text });
      const html = await site.page(`/fr/ilumatch?${query.toString()}`);
      expect(/<script>alert|<img|<\/textarea><b>/.test(html)).toBe(false);
    }
  },
);
