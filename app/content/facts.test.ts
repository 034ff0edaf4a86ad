import { describe, expect, it } from 'vitest';
import { languages } from '#app/i18n/languages.ts';
import { company, officeIds } from './company/facts.ts';
import { isSample } from './company/sample.ts';
import { contentOf } from './content.ts';
import { titlesOf } from './services-hub/titles.ts';

const { home: fr } = contentOf('fr');

describe('French texts quoted by the specification', () => {
  it.each([
    ['SHELL-69', contentOf('fr').shell.bookDemo, 'Planifier une démo'],
    ['SHELL-57', contentOf('fr').shell.newMark, 'NEW'],
    ['ILAH-17', fr.ila.again, 'Nouvelle évaluation'],
    ['ILAH-30', fr.ila.bands.excellent.label, 'Excellent'],
    ['ILAH-30', fr.ila.bands.excellent.message, 'Votre présence en ligne est exceptionnelle!'],
    ['ILAH-31', fr.ila.bands.good.label, 'Bon'],
    ['ILAH-31', fr.ila.bands.good.message, 'Des améliorations peuvent booster votre visibilité.'],
    ['ILAH-32', fr.ila.bands.improve.label, 'À améliorer'],
    ['ILAH-32', fr.ila.bands.improve.message, 'Un potentiel énorme à exploiter avec nos services!'],
    ['HOME-13', fr.services.items.seo.title, 'SEO IA'],
  ])('%s: the French text is “%s”, as specified', (_row, text, quote) => {
    expect(text).toBe(quote);
  });

  it.each(languages)('ERR-02, ERR-03: the error page has its specified texts in %s', (language) => {
    expect(contentOf(language).errors.title).toBe('Unexpected Application Error!');
    const names = Object.values(contentOf(language).errors.statuses).map(({ name }) => name);
    expect(names).toEqual([
      '400 Bad Request',
      '403 Forbidden',
      '404 Not Found',
      '405 Method Not Allowed',
      '500 Internal Server Error',
      '503 Service Unavailable',
    ]);
  });

  it.runIf(isSample)('FACT-09: the promised response time is quoted as specified', () => {
    expect(fr.team.lead).toContain('sous 24h ouvrables');
    expect(fr.closing.promise).toContain('sous 24h ouvrables');
  });
});

it.each(languages)(
  'HUB-16: the assistant names the eight services as in their list, in %s',
  (language) => {
    const { chat, servicesHub } = contentOf(language);
    const named = (chat.replies.services[0] ?? '').toLocaleLowerCase(language);
    for (const title of Object.values(titlesOf(servicesHub))) {
      expect(named).toContain(title.toLocaleLowerCase(language));
    }
  },
);

describe.runIf(isSample).each(languages)('the sample’s figures in %s', (language) => {
  const copy = contentOf(language).home;
  const words = JSON.stringify(copy);

  it.each([
    ['FACT-01', /\b90\b/],
    ['FACT-02', /\+214/],
    ['FACT-05', /\b15\b/],
    ['FACT-06', /500\+/],
    ['FACT-07', /\b3 (?:langues|languages|idiomas)/],
    ['FACT-08', /(?:six|seis|6) (?:mois|months|meses)/i],
    ['FACT-09', /\b24\s?h/],
  ])('%s is stated', (_row, figure) => {
    expect(words).toMatch(figure);
  });

  it('FACT-02: 214% in 90 days is the promise, 214% in 6 months the case study', () => {
    expect(copy.hero.chips[0]?.value).toMatch(/^\+214\s?%$/);
    expect(copy.hero.chips[0]?.label).toMatch(/\b90\b/);
    const [traffic] = copy.cases.items['katz-sport'].metrics;
    expect(traffic?.value).toMatch(/^\+214\s?%$/);
    expect(traffic?.label).toMatch(/\b6\b/);
  });

  it('FACT-12: the clinic has 4.6 from 35 reviews, unlike the agency’s own rating', () => {
    const values = copy.cases.items['clinique-rfs'].metrics.map(({ value }) => value);
    expect(values).toEqual([expect.stringMatching(/^4[.,]6\/5$/), '35']);
    expect(company.rating).toMatchObject({ value: 4.9, count: 47 });
  });

  it('FACT-10, FACT-11: displayed hours end at 18:00, structured hours at 17:00', () => {
    expect(contentOf(language).company.hours).toMatch(/\b9\b.*\b(?:18|6\sp\.m\.)/);
    expect(company.structuredHours).toEqual({ opens: '09:00', closes: '17:00' });
  });

  it('FACT-13: three offices, the head office in Montréal', () => {
    const { offices } = contentOf(language).company;
    expect(officeIds).toEqual(['montreal', 'newYork', 'delaware']);
    const [head, ...others] = officeIds.map((id) => offices[id].note);
    expect(head).toBeTruthy();
    expect(others).toEqual([null, null]);
  });

  it('FACT-16 to 18: copyright, slogan and compliance exist', () => {
    const { copyright, dataProtection, compliance } = contentOf(language).company;
    expect(copyright).toMatch(/^© \d{4} Iluma/);
    expect([dataProtection.length > 10, compliance.length > 10]).toEqual([true, true]);
  });

  it.each([
    ['HOME-09: three benefit chips', copy.hero.chips, 3],
    ['HOME-10: four features', copy.why.features, 4],
    ['HOME-12: eight services', Object.keys(copy.services.items), 8],
    ['HOME-23: four cases', Object.keys(copy.cases.items), 4],
    ['HOME-33: six module cards', Object.keys(copy.modules.items), 6],
    ['the preset team', contentOf(language).team, 3],
  ])('%s, as specified', (_row, list, count) => {
    expect(list).toHaveLength(count);
  });
});

it.each(languages)('title and description of the home page fit into search results', (language) => {
  const { title, description } = contentOf(language).home;
  expect(title.length).toBeLessThanOrEqual(60);
  expect(description.length).toBeGreaterThanOrEqual(110);
  expect(description.length).toBeLessThanOrEqual(160);
});

it.runIf(isSample)(
  'FACT-14, FACT-22: there are two executives, with fictitious contact details',
  () => {
    expect(Object.keys(company.executives)).toHaveLength(2);
    expect(company.email).toMatch(/^[\w.]+@[\w.]+\.example$/);
    expect(company.phone).toMatch(/^\+1\d{3}55501\d\d$/);
  },
);
