import { describe, expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { homeSliderIds, homeSliders, homeTexts } from '#app/domain/ila/home-inputs.ts';
import { languages, type Language } from '#app/i18n/languages.ts';
import { contents, readable, tags } from '../../html.ts';
import { openSite } from '../../site.ts';

const site = await openSite();

const defaults = Object.fromEntries(
  homeSliderIds.map((id) => [id, String(homeSliders[id].initial)]),
);
const best = {
  etoiles: '5',
  nombreAvis: '500',
  volumeRecherche: '10000',
  cpc: '20',
  kd: '0',
  pagesIndexees: '200',
};
const worst = {
  etoiles: '1',
  nombreAvis: '0',
  volumeRecherche: '0',
  cpc: '0.1',
  kd: '100',
  pagesIndexees: '1',
};
const good = { ...best, volumeRecherche: '0' };

/** The form's section, as a browser without scripts gets it after sending these values. */
async function sent(values: Record<string, string>, language: Language = 'fr'): Promise<string> {
  const html = await site.page(`/${language}?${new URLSearchParams(values).toString()}`);
  const section = contents(html, 'section').find((part) => part.includes('name="etoiles"'));
  return section ?? '';
}

const score = (html: string) => /data-score="(\d+)"/.exec(html)?.[1];
const form = (html: string) => tags(html, 'form')[0];

describe('the form (ILAH-01 to 09)', () => {
  it.each(languages)(
    'in %s has its text fields and sliders, ready to be sent',
    async (language) => {
      const html = await sent({}, language);
      const inputs = new Map(tags(html, 'input').map((input) => [input.name, input]));
      expect([...inputs.keys()]).toEqual(['nomEntreprise', 'adresse', 'siteWeb', ...homeSliderIds]);
      for (const id of homeSliderIds) {
        const { min, max, step, initial } = homeSliders[id];
        const numbers = [min, max, step, initial].map(String);
        const { type, value, ...input } = inputs.get(id) ?? {};
        expect([type, input.min, input.max, input.step, value]).toEqual(['range', ...numbers]);
      }
      expect(form(html)).toMatchObject({ action: `/${language}#ila` });
      expect(form(html)).not.toHaveProperty('hidden');
      expect(score(html)).toBeUndefined();
    },
  );

  it('has a label for every field and a help text for every slider', async () => {
    const html = await sent({});
    const labelled = tags(html, 'label').map((label) => label.for);
    for (const { id = '', type, ...input } of tags(html, 'input')) {
      if (type !== 'range') continue;
      expect(labelled).toContain(id);
      expect(html.includes(`id="${input['aria-describedby']}"`)).toBe(true);
      expect(input['aria-valuetext']?.length).toBeGreaterThan(0);
    }
    expect(contents(html, 'label').filter((label) => label.includes('<input'))).toHaveLength(3);
  });
});

describe('sent without scripts (ILAH-16, ILAH-27 to 32)', () => {
  it.each([
    ['the untouched form', defaults, '40', 'improve'],
    ['the worst on screen', worst, '7', 'improve'],
    ['the best on screen', best, '84', 'excellent'],
    ['no search volume', good, '64', 'good'],
    ['one value alone', { etoiles: '5' }, '43', 'improve'],
  ] as const)('%s gets its score, in every language', async (_name, values, points, band) => {
    for (const language of languages) {
      const html = await sent(values, language);
      const { bands, outOf } = contentOf(language).home.ila;
      expect(score(html)).toBe(points);
      const words = readable(html);
      expect(words).toContain(`${points} ${outOf}`);
      expect(words).toContain(bands[band].label);
      expect(words).toContain(bands[band].message);
      const others = Object.entries(bands).filter(([name]) => name !== band);
      for (const [, other] of others) expect(words).not.toContain(other.message);
    }
  });

  it('the result hides the form, and says where the points come from', async () => {
    const html = await sent(defaults);
    expect(form(html)).toHaveProperty('hidden');
    expect(contents(html, 'tr')).toHaveLength(8);
    expect(readable(html)).toContain('Trafic estimé');
    expect(readable(html)).toContain('3,8 sur 15');
  });

  it('the form works at the address without a language and on /home, and stays there', async () => {
    for (const path of ['/', '/home', '/en/home']) {
      const html = await site.page(`${path}?etoiles=4`);
      expect(score(html)).toBe('40');
      expect(html.includes(`action="${path}#ila"`)).toBe(true);
    }
  });

  it('the result leads back to the filled form by "Nouvelle évaluation" (ILAH-17)', async () => {
    const html = await sent({ ...defaults, etoiles: '2.3', nomEntreprise: 'Chez Rose' });
    expect(readable(html)).toContain('Nouvelle évaluation');
    const hidden = tags(html, 'input').filter(({ type }) => type === 'hidden');
    const again = Object.fromEntries(hidden.map(({ name = '', value = '' }) => [name, value]));
    const back = await sent(again);
    expect(form(back)).not.toHaveProperty('hidden');
    const values = new Map(tags(back, 'input').map(({ name, value }) => [name, value]));
    expect([values.get('etoiles'), values.get('nomEntreprise')]).toEqual(['2.3', 'Chez Rose']);
  });
});

describe('bad input', () => {
  it.each([
    [{ etoiles: '9' }, 'Note moyenne', '43'],
    [{ etoiles: '-1' }, 'Note moyenne', '31'],
    [{ kd: 'abc' }, 'Difficulté des mots-clés', '40'],
    [{ cpc: '' }, 'Coût par clic', '40'],
    [{ nombreAvis: '1e9' }, 'Nombre d’avis', '45'],
  ])('%j is corrected, with a notice', async (values, label, points) => {
    const html = await sent(values);
    expect(score(html)).toBe(points);
    expect(readable(html)).toContain(`${contentOf('fr').home.ila.corrected} ${label}`);
  });

  it('no correction is claimed where there is none', async () => {
    expect(readable(await sent(defaults))).not.toContain(contentOf('fr').home.ila.corrected);
  });

  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</h3><b>',
    "' & {name}",
  ])('the name %s is shown as text, never markup', async (nomEntreprise) => {
    const html = await site.page(
      `/fr?${new URLSearchParams({ ...defaults, nomEntreprise }).toString()}`,
    );
    expect(readable(html)).toContain(`Résultat pour ${nomEntreprise}`);
    expect(/<script>alert|<img src=x|<h3[^>]*>[^<]*<\/h3><b>/.test(html)).toBe(false);
    const data = await site.page(`/fr?${new URLSearchParams({ nomEntreprise }).toString()}`);
    expect(tags(data, 'input').find(({ name }) => name === 'nomEntreprise')?.value).toBe(
      nomEntreprise,
    );
  });

  it.each(homeTexts)('8,000 letters in %s are cut to the field’s limit', async (field) => {
    const html = await site.page(`/fr?etoiles=4&${field}=${'a'.repeat(8000)}`);
    const kept = tags(html, 'input').filter(({ name }) => name === field);
    expect(kept.map(({ value }) => value)).toEqual(['a'.repeat(200), 'a'.repeat(200)]);
    expect(readable(html).includes('a'.repeat(201))).toBe(false);
  });

  it('10,000 letters get a 414', async () => {
    const response = await site.ask(`/fr?etoiles=4&nomEntreprise=${'a'.repeat(10_000)}`);
    expect(response.status).toBe(414);
  });
});
