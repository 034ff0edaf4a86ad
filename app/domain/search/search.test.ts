import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';
import { longestQuery, mostWords } from './query-limits.ts';
import { readQuery } from './read-query.ts';
import type { SearchDocument } from './search-document.ts';
import { buildIndex } from './search-index.ts';
import { countKinds, search } from './search.ts';

function documentAt(address: string, fields: Partial<SearchDocument>): SearchDocument {
  return { kind: 'page', address, title: '', summary: '', sections: [], tags: [], ...fields };
}

const documents = [
  documentAt('seo', {
    kind: 'service',
    title: 'SEO local',
    summary: 'Être trouvé près de chez vous.',
  }),
  documentAt('ads', {
    kind: 'service',
    title: 'Publicité',
    summary: 'Des annonces, et un peu de SEO.',
  }),
  documentAt('price', {
    kind: 'faq',
    title: 'Combien cela coûte-t-il ?',
    tags: ['prix', 'tarifs'],
  }),
  documentAt('shop', {
    kind: 'case',
    title: 'La boutique',
    sections: [{ heading: '', text: 'L’e-commerce de la visibilité.' }],
  }),
  documentAt('team', {
    title: 'L’équipe',
    sections: [{ heading: '', text: 'Des gens. Des réponses. Du référencement.' }],
  }),
];

const index = buildIndex(documents, 'fr');

const found = (query: string) => search(index, query).hits.map((hit) => hit.document.address);

describe('searching', () => {
  it.each([
    ['whatever the case and accents', 'EQUIPE', ['team']],
    ['what an elision precedes', 'l’équipe', ['team']],
    ['by the title before the summary, and synonyms last', 'seo', ['seo', 'ads', 'team']],
    ['by a tag that is shown nowhere', 'prix', ['price']],
    ['by the beginning of a word', 'référ', ['team']],
    ['by a plural', 'publicités', ['ads']],
    ['with a letter missing', 'visiblité', ['shop']],
    ['with a letter too many', 'boutiqque', ['shop']],
    ['with a wrong letter', 'boutipue', ['shop']],
    ['with two letters swapped', 'botuique', ['shop']],
    ['a compound written as one', 'ecommerce', ['shop']],
    ['a compound by a part', 'commerce', ['shop']],
    [
      'any of its words, the one that says more of them first',
      'annonces seo',
      ['ads', 'seo', 'team'],
    ],
  ])('finds %s: %s', (_what, query, addresses) => {
    expect(found(query)).toEqual(addresses);
  });

  it.each([
    ['nothing', ''],
    ['blanks', '  \t\n '],
    ['an emoji', '🚀'],
    ['signs', '« » & % <> "'],
    ['words that say nothing', 'est-ce que vous avez le'],
    ['a word that is nowhere', 'Mongolie'],
    ['two mistakes in a word', 'visbilte'],
    ['a mistake in three letters', 'sea'],
    ['a letter', 'p'],
  ])('finds nothing by %s: "%s"', (_what, query) => {
    expect(found(query)).toEqual([]);
  });

  it('lowers the relevance with each unknown word', () => {
    const relevance = (query: string) => search(index, query).hits[0]?.relevance ?? 0;
    expect(relevance('prix poisson')).toBeLessThan(relevance('prix'));
    expect(relevance('prix poisson marché samedi')).toBeLessThan(relevance('prix poisson'));
  });

  it('counts results by kind, in the order of kinds, without empty ones', () => {
    expect(countKinds(search(index, 'seo boutique équipe').hits)).toEqual([
      { kind: 'page', count: 1 },
      { kind: 'service', count: 2 },
      { kind: 'case', count: 1 },
    ]);
  });
});

describe('reading a query', () => {
  it.each([
    ['  prix  ', 'prix', ['prix']],
    ['<b>prix</b>', '<b>prix</b>', ['prix']],
    ['Prix PRIX prix', 'Prix PRIX prix', ['prix']],
    ['le prix de la visibilité', 'le prix de la visibilité', ['prix', 'visibilite']],
  ])('finds the terms of "%s"', (typed, text, terms) => {
    const query = readQuery(typed, index);
    expect(query.text).toBe(text);
    expect(query.terms.map(({ raw }) => raw)).toEqual(terms);
  });

  it('limits its length and number of words, and never splits a character', () => {
    const long = readQuery(`a${'🚀'.repeat(5000)}`, index);
    expect(long.text.length).toBeLessThanOrEqual(longestQuery);
    expect(long.text.isWellFormed()).toBe(true);
    const many = Array.from({ length: 30 }, (_, at) => `mot${at}`).join(' ');
    expect(readQuery(many, index).terms).toHaveLength(mostWords);
  });
});

it('any query gives sorted results with marks inside the shown text', () => {
  const word = fc.constantFrom('seo', 'l’équipe', 'e-commerce', 'pri', 'visiblité', '<b>', '🚀');
  const question = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.array(word, { maxLength: 12 }).map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(question, (query) => {
      const findings = search(index, query);
      const relevances = findings.hits.map(({ relevance }) => relevance);
      expect(relevances).toEqual(relevances.toSorted((a, b) => b - a));
      for (const hit of findings.hits) {
        expect(hit.relevance).toBeGreaterThan(0);
        expect(hit.relevance).toBeLessThanOrEqual(1);
        const { title, titleMarks, passage, passageMarks } = excerptOf(hit, findings, index);
        for (const [text, marks] of [
          [title, titleMarks],
          [passage, passageMarks],
        ] as const) {
          let end = 0;
          for (const mark of marks) {
            expect(mark[0]).toBeGreaterThanOrEqual(end);
            expect(mark[1]).toBeGreaterThan(mark[0]);
            [, end] = mark;
          }
          expect(end).toBeLessThanOrEqual(text.length);
        }
      }
    }),
  );
});

it('an empty index finds nothing', () => {
  expect(search(buildIndex([], 'es'), 'precio').hits).toEqual([]);
});
