import { describe, expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { en } from '#app/content/prose/en.ts';
import { es } from '#app/content/prose/es.ts';
import { fr } from '#app/content/prose/fr.ts';
import type { ProseTable } from '#app/content/prose/shape.ts';
import { languages, type Language } from '#app/i18n/languages.ts';
import { findingsIn, pageOf, rules, textsOf, type RuleName } from './prose.ts';

const tables: Readonly<Record<Language, ProseTable>> = { fr, en, es };

/** A table that is empty except for the given rules. */
const tableWith = (part: Partial<ProseTable>): ProseTable => ({
  banned: [],
  foreign: { words: 'zzz' },
  typography: { quotes: '“…”', spaced: '', closed: '', amounts: '€1,000.5', pairs: [] },
  numberWords: { determiners: 'the', numbers: 'two|three' },
  stated: [],
  kept: [],
  ...part,
});

/** Findings of a rule in texts by path. */
const found = (rule: RuleName, texts: Record<string, string>, table: ProseTable) =>
  rules[rule](
    Object.entries(texts).map(([path, text]) => ({ path, text })),
    table,
  );

describe('the texts of the content', () => {
  it('joins a headline into one text with the path of a heading', () => {
    const headline = { before: 'Local ', emphasis: 'SEO', after: ' that works' };
    expect(textsOf({ home: { title: headline, confirmed: headline } })).toEqual([
      { path: 'home.title', text: 'Local SEO that works' },
      { path: 'home.confirmed.heading', text: 'Local SEO that works' },
    ]);
  });

  it('gives a heading block the path of a heading', () => {
    const blocks = [{ kind: 'heading', text: 'Hours' }];
    expect(textsOf({ blocks })).toEqual([{ path: 'blocks.0.heading', text: 'Hours' }]);
  });

  it('keeps link labels, and omits codes, addresses and words of others', () => {
    const part = {
      id: 'landing',
      text: 'Read [our guide](/landing) first.',
      seoKeywords: ['landing page'],
      sources: [{ name: 'Google: Landing page', address: 'https://example.com' }],
      price: null,
    };
    expect(textsOf({ articles: part })).toEqual([
      { path: 'articles.text', text: 'Read our guide first.' },
    ]);
  });

  it.each([
    ['faq.page.title', 'faq'],
    ['articles.fiche-google.title', 'articles.fiche-google'],
    ['guide.checks.reach.status.why', 'guide.reach.status'],
    ['auditChecks.checks.reach.status.why', 'guide.reach.status'],
    ['home.cases.items.katz-sport.quote', 'cases.katz-sport'],
    ['crm.audits.texts.owner.lead', 'audit'],
    ['crm.audits.title', 'crm'],
  ])('assigns the path %s to the page %s', (path, page) => {
    expect(pageOf(path)).toBe(page);
  });
});

describe('banned forms', () => {
  const table = tableWith({
    banned: [
      { pattern: 'lead|leads|nurtur*', better: 'inquiries' },
      { pattern: 'it is', better: 'it’s', except: ['as it is', 'how * it is'] },
      { pattern: '(EST)', better: 'Montréal time' },
    ],
  });

  it.each([
    ['Leads by the dozen', 1],
    ['More leads, more nurturing', 2],
    ['l’lead', 1],
    ['It\u00a0is open', 1],
    ['9 to 6 (EST)', 1],
    ['[To fill in: your leads]', 1],
    ['A leader misleads', 0],
    ['Keep it as it is: it is true', 1],
    ['See how close it is', 0],
    ['{leads} came', 0],
    ['Open lead.html', 0],
    ['Add <lead name="leads">', 0],
  ])('“%s” has %i banned forms', (text, count) => {
    expect(found('banned form', { text }, table)).toHaveLength(count);
  });

  it('a finding shows the surrounding words and a replacement', () => {
    const text =
      'A first sentence that is long enough. We turn your leads into calls, and calls into a full calendar.';
    expect(found('banned form', { 'home.lead': text }, table)).toEqual([
      {
        path: 'home.lead',
        text: 'is long enough. We turn your leads into calls, and calls into a full',
        better: 'inquiries',
      },
    ]);
  });
});

describe('foreign words', () => {
  const table = tableWith({ foreign: { words: 'los|votre', except: ['Los Angeles'] } });

  it.each([
    ['Votre site', 1],
    ['All los clients', 1],
    ['Los Angeles', 0],
    ['They type “los mejores” or «votre ville»', 0],
    ['Losses', 0],
  ])('“%s” has %i foreign words', (text, count) => {
    expect(found('foreign word', { text }, table)).toHaveLength(count);
  });
});

describe('fragment headings', () => {
  it.each([
    ['home.title', 'Eight services. A single orbit.', 1],
    ['home.title', 'A site.\nIn 48 hours.', 1],
    ['home.heading', 'Our local SEO services', 0],
    ['home.title', 'No website yet? Get an estimate.', 0],
    ['home.title', 'Version 2.0 of St. Denis', 0],
    ['home.lead', 'Eight services. A single orbit.', 0],
  ])('%s: “%s” gives %i', (path, text, count) => {
    expect(found('fragment heading', { [path]: text }, tableWith({}))).toHaveLength(count);
  });
});

describe('number-led headings', () => {
  const plain = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`page${index}.title`, 'Hours']),
    );

  it.each(['Three mistakes', 'The two offices', '15 ideas', 'two offices'])(
    '“%s” leads with its number, which is allowed on one page in ten',
    (text) => {
      const headings = { 'faq.title': text, 'faq.lead': 'Two things' };
      expect(found('number-led heading', { ...headings, ...plain(9) }, tableWith({}))).toEqual([]);
      expect(
        found('number-led heading', { ...headings, ...plain(8) }, tableWith({})),
      ).toMatchObject([{ path: 'faq.title' }]);
    },
  );

  it.each(['Twofold', 'Your first three weeks', 'The best two'])(
    '“%s” does not lead with its number',
    (text) => {
      expect(found('number-led heading', { 'faq.title': text }, tableWith({}))).toEqual([]);
    },
  );
});

describe('repeated sentences', () => {
  const long = 'Every month we read your reviews with you and agree on what to mend first.';

  it('a repeated long sentence is found on the second page, whatever its placeholders', () => {
    const texts = { 'faq.lead': `Hello. ${long}`, 'home.lead': long.replace('we', 'we {name}') };
    expect(found('repeated sentence', texts, tableWith({}))).toMatchObject([
      { path: 'home.lead', better: 'Other words than faq.lead' },
    ]);
  });

  it.each<[why: string, texts: Record<string, string>, kept: string[]]>([
    ['on one page', { 'faq.lead': long, 'faq.note': long }, []],
    ['kept', { 'faq.lead': long, 'home.lead': long }, [long]],
    [
      'short',
      { 'faq.lead': 'We answer within a day.', 'home.lead': 'We answer within a day.' },
      [],
    ],
    ['a summary of the page', { 'faq.lead': long, 'screens.faq.summary': long }, []],
  ])('a sentence may be repeated when it is %s', (_why, texts, kept) => {
    expect(found('repeated sentence', texts, tableWith({ kept }))).toEqual([]);
  });
});

describe('typography', () => {
  it.each<[Language, string, number]>([
    ['fr', 'Pourquoi\u00a0? «\u00a0Parce que\u00a0»\u00a0: 25\u00a0% à 10\u00a0€.', 0],
    ['fr', 'Pourquoi ?', 1],
    ['fr', 'Pourquoi?', 1],
    ['fr', 'Exemple: un garage', 1],
    ['fr', 'Sur rendez-vous: un garage', 1],
    ['fr', 'Le {rate} %', 1],
    ['fr', '« ici »', 2],
    ['fr', 'On dit “ici”', 2],
    ['fr', 'On dit "ici même"', 2],
    ['fr', 'Ajoutez "openingHours": "09:00" et lang="fr".', 0],
    ['fr', 'À 9:00, ouvrez https://example.com?a=1', 0],
    ['en', 'They say “here”: 25% off!', 0],
    ['en', 'Why ?', 1],
    ['en', '25 % off', 1],
    ['en', 'They say «here»', 2],
    ['en', 'They say "right here"', 2],
    ['en', 'Press N, ? and others', 0],
    ['es', '¿Por qué? Dicen «aquí»: ¡25%!', 0],
    ['es', 'Por qué?', 1],
    ['es', '¿Por qué', 1],
    ['es', 'Hola!', 1],
    ['es', 'El 25 % o el 25%', 1],
    ['es', 'De €1,200 a €12,500.50: 2.5 s, 2026, 514 555-0142 y +34 612 345 678', 0],
    ['es', '1200 o 1.200,50', 1],
    ['es', 'Pesa 1,9 MB', 1],
    ['es', '50\u00a0000 habitantes', 1],
    ['es', '119\u00a0€', 1],
    ['en', '1,9 MB for 119 €', 2],
    ['fr', '1\u00a0200,50\u00a0€', 0],
    ['fr', '€1,200', 2],
    ['es', 'Dicen “aquí”', 2],
    ['es', 'style.css?ver=6.4', 0],
  ])('in %s, “%s” has %i mistakes', (language, text, count) => {
    expect(found('typography', { text }, tables[language])).toHaveLength(count);
  });
});

describe('all rules', () => {
  it('texts quoted from the specification are not checked', () => {
    const texts = [{ path: 'home.good', text: 'Leads here' }];
    const banned = [{ pattern: 'leads', better: 'inquiries' }];
    const finding = { path: 'home.good', text: 'Leads here', better: 'inquiries' };
    expect(findingsIn(texts, tableWith({ banned }))).toEqual([{ ...finding, rule: 'banned form' }]);
    expect(findingsIn(texts, tableWith({ banned, stated: ['Leads here'] }))).toEqual([]);
  });

  it.each(languages)('the texts in %s break no rule', (language) => {
    expect(findingsIn(textsOf(contentOf(language)), tables[language])).toEqual([]);
  });
});
