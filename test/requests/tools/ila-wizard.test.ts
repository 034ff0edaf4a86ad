import { describe, expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { surveyRows } from '#app/domain/ila/published-surveys.ts';
import { queryOf } from '#app/domain/ila/saved-results.ts';
import { wizardDefaults } from '#app/domain/ila/wizard-fields.ts';
import { wizardScore } from '#app/domain/ila/wizard-score.ts';
import { languages, type Language } from '#app/i18n/languages.ts';
import { plural } from '#app/i18n/plural.ts';
import { contents, readable, structuredData, tags } from '../../html.ts';
import { openSite } from '../../site.ts';

const site = await openSite();
const copy = contentOf('fr').ilaWizard;

const katz = {
  step: '4',
  v: '1',
  businessName: 'Katz Sport',
  googleRating: '4.5',
  reviewCount: '25',
};

const ask = (query: Record<string, string>, language: Language = 'fr') =>
  site.page(`/${language}/ila?${new URLSearchParams(query).toString()}`);

const score = (html: string) =>
  tags(html, 'span').find((tag) => 'data-ila-score' in tag)?.['data-score'];

/** The current entry in the list of steps. */
const present = (html: string) => {
  const at = tags(html, 'li').findIndex((item) => item['aria-current'] === 'step');
  return readable(contents(html, 'li')[at] ?? '');
};

const fields = (html: string) =>
  Object.fromEntries(tags(html, 'input').map(({ name = '', value = '' }) => [name, value]));

describe('the wizard without scripts', () => {
  it('opens on the first step, where only the name is required (ILAW-01 to 05)', async () => {
    const html = await site.page('/fr/ila');
    const inputs = tags(html, 'input').filter(({ type }) => type === 'text');
    expect(inputs.map(({ name }) => name)).toEqual(['businessName', 'website', 'address']);
    expect(inputs.map((input) => 'required' in input)).toEqual([true, false, false]);
    expect(tags(html, 'select').map(({ name }) => name)).toEqual(['industry']);
    expect(score(html)).toBeUndefined();
  });

  it('continues with the answers, the three toggles off (ILAW-07 to 10, ILAW-16)', async () => {
    const html = await ask({ step: '2', businessName: 'Katz', website: 'katz.example' });
    const switches = tags(html, 'input').filter(({ role }) => role === 'switch');
    expect(switches.map(({ name }) => name)).toEqual([
      'hasGoogleBusiness',
      'hasWebsite',
      'hasSocialMedia',
    ]);
    expect(switches.some((input) => 'checked' in input)).toBe(false);
    expect(fields(html)).toMatchObject({ businessName: 'Katz', website: 'katz.example', v: '1' });
    expect(readable(html)).toContain(copy.presence.siteGiven);
  });

  it('asks for rating and reviews third, with their bounds (ILAW-12, ILAW-13)', async () => {
    const html = await ask({ step: '3', businessName: 'Katz', hasWebsite: '1' });
    const sliders = tags(html, 'input').filter(({ type }) => type === 'range');
    expect(sliders.map(({ name, min, max, step, value }) => [name, min, max, step, value])).toEqual(
      [
        ['googleRating', '1', '5', '0.1', '4.5'],
        ['reviewCount', '0', '500', '5', '25'],
      ],
    );
    expect(fields(html)).toMatchObject({ hasWebsite: '1', hasSocialMedia: '0' });
  });

  it('goes back by "Précédent" with every answer (ILAW-17)', async () => {
    const html = await ask({
      step: '1',
      businessName: 'Katz',
      address: '1, rue A',
      industry: 'shop',
    });
    expect(fields(html)).toMatchObject({ businessName: 'Katz', address: '1, rue A' });
    const options = tags(html, 'option').filter((option) => 'selected' in option);
    expect(options.map(({ value }) => value)).toEqual(['shop']);
  });

  it.each(['2', '3', '4'])(
    'refuses step %s without a name, with a message at the field',
    async (step) => {
      const html = await ask({ step, businessName: '  ', website: 'katz.example', address: 'ici' });
      expect(readable(html)).toContain(copy.business.nameMissing);
      expect(tags(html, 'input').find(({ name }) => name === 'businessName')).toMatchObject({
        'aria-invalid': 'true',
        'aria-describedby': 'businessName-remark',
      });
      expect(fields(html)).toMatchObject({ website: 'katz.example', address: 'ici' });
      expect(score(html)).toBeUndefined();
    },
  );
});

describe('the result (ILAW-18 to 22)', () => {
  it('is the same as the browser’s, in every language', async () => {
    const expected = wizardScore({ ...wizardDefaults, businessName: 'Katz Sport' });
    for (const language of languages) {
      const { result } = contentOf(language).ilaWizard;
      const html = await ask(katz, language);
      const words = readable(html);
      expect(score(html)).toBe(String(expected.score));
      expect(present(html)).toContain(contentOf(language).ilaWizard.stepper.steps.result);
      expect(words).toContain(result.labels.improve);
      expect(words).toContain(`${result.risk} ${result.risks.high}`);
      const stars = tags(html, 'div').find(({ role }) => role === 'img')?.['aria-label'];
      expect(stars).toBe(plural(language, expected.stars, result.stars));
      for (const id of expected.recommendations) expect(words).toContain(result.advice[id]);
      expect(expected.recommendations).toHaveLength(3);
      for (const name of Object.values(contentOf(language).ilaWizard.breakdown.factors)) {
        expect(words).toContain(name);
      }
    }
  });

  it('states its version, its estimates and the range of the score', async () => {
    const words = readable(await ask(katz));
    expect(words).toContain('Méthode ILA, version 1');
    expect(words).toContain('se situe entre 49 et 58');
    expect(words).toContain('estimation, entre 60 et 89');
    expect(words).toContain('19 sur 20');
  });

  it('names the next action with its gain', async () => {
    const words = readable(await ask({ ...katz, hasGoogleBusiness: '1', hasSocialMedia: '1' }));
    expect(words).toContain(copy.result.steps.site.title);
    expect(words).toMatch(/\+\d+(?:,\d)? points Votre score passerait à \d+\./);
  });

  it('is the excellent message when nothing is below its threshold (ILAW-36)', async () => {
    const all = { hasGoogleBusiness: '1', hasWebsite: '1', hasSocialMedia: '1' };
    const names = Array.from({ length: 40 }, (_, at) => `Commerce ${at}`);
    const found = names.find((businessName) => {
      const input = { hasGoogleBusiness: true, hasWebsite: true, hasSocialMedia: true };
      const { recommendations } = wizardScore({ ...wizardDefaults, ...input, businessName });
      return recommendations[0] === 'excellent';
    });
    const html = await ask({ ...katz, ...all, businessName: found ?? '' });
    expect(readable(html)).toContain(copy.result.advice.excellent);
  });
});

describe('a shared result', () => {
  it('has the score of the visitor who shared it', async () => {
    const input = {
      ...wizardDefaults,
      businessName: 'Chez Rose & Fils',
      address: '3, rue « du Lac »',
      hasWebsite: true,
      googleRating: 3.7,
      reviewCount: 140,
    };
    const html = await site.page(`/es/ila?${queryOf(input)}`);
    expect(score(html)).toBe(String(wizardScore(input).score));
    expect(readable(html)).toContain('Chez Rose & Fils');
  });

  it.each([
    [{ googleRating: '9' }, copy.fields.googleRating],
    [{ googleRating: 'beaucoup' }, copy.fields.googleRating],
    [{ reviewCount: '-1' }, copy.fields.reviewCount],
    [{ reviewCount: '1e300' }, copy.fields.reviewCount],
    [{ industry: 'piraterie' }, copy.fields.industry],
    [{ hasWebsite: 'maybe' }, copy.fields.hasWebsite],
  ])('edited to %j is corrected, with a notice', async (edit, field) => {
    const html = await ask({ ...katz, ...edit });
    expect(Number(score(html))).toBeGreaterThan(0);
    expect(readable(html)).toContain(`${copy.corrected} ${field}`);
  });

  it.each(['0', '2', 'x'])('of version %s is marked as from another version', async (v) => {
    expect(readable(await ask({ ...katz, v }))).toContain(copy.otherVersion);
  });

  it('of this version is not marked as from another', async () => {
    const words = readable(await ask(katz));
    expect(words).not.toContain(copy.otherVersion);
    expect(words).not.toContain(copy.corrected);
  });

  it.each(['<script>alert(1)</script>', '"><img src=x>', '</h2><b>', '{score}'])(
    'with the name %s shows text, never markup',
    async (businessName) => {
      const html = await ask({ ...katz, businessName });
      expect(readable(html)).toContain(`Évaluation ILA : ${businessName}`);
      expect(/<script>alert|<img|<h2[^>]*>[^<]*<\/h2><b>/.test(html)).toBe(false);
    },
  );
});

describe('the method', () => {
  it('is shown beside the published surveys, with their sources', async () => {
    const html = await site.page('/en/ila');
    const words = readable(html);
    const { method } = contentOf('en').ilaWizard;
    for (const { signal } of surveyRows) expect(words).toContain(method.signals[signal]);
    expect(words).toContain('47 practitioners and 187 factors');
    expect(tags(html, 'a').some(({ href }) => href?.includes('mediapost.com'))).toBe(true);
  });

  it.each(['ila', 'adluma', 'simulateur-complet', 'blogia', 'ilumatch', 'zyno', 'heatmap-ila'])(
    '/fr/%s is a free tool in structured data',
    async (path) => {
      const blocks = structuredData(await site.page(`/fr/${path}`));
      expect(blocks.map((block) => block['@type'])).toEqual(['BreadcrumbList', 'WebApplication']);
    },
  );
});

it('/ila-related redirects to the wizard (LINK-01)', async () => {
  const response = await site.ask('/fr/ila-related');
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toMatch(/\/fr\/ila$/);
});
