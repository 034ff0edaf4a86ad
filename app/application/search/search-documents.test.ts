import { describe, expect, it } from 'vitest';
import { normalizeForSearch } from '#app/domain/search/normalize.ts';
import { answerRelevance, search } from '#app/domain/search/search.ts';
import { languages, type Language } from '#app/i18n/languages.ts';
import { searchIndex } from './search-documents.ts';

const answers = (language: Language, question: string) =>
  search(searchIndex(language), question)
    .hits.filter(({ relevance }) => relevance >= answerRelevance)
    .map(({ document }) => document.address);

describe('the site answers first with', () => {
  it.each([
    ['fr', 'prix', '/hub-services'],
    ['fr', 'Combien ça coûte, un site ?', '/faq#prices'],
    [
      'fr',
      'je voudrais savoir combien de temps il faut pour voir des résultats',
      '/faq#first-results',
    ],
    ['fr', 'c’est quoi le score ila', '/ila'],
    ['fr', 'visibilte locale', '/#services'],
    ['fr', 'meubles rustiques', '/#cases'],
    ['fr', 'horaires', '/faq#reach-us'],
    ['fr', 'données personnelles', '/faq#my-data'],
    ['en', 'How much does it cost?', '/faq#prices'],
    ['en', 'how long until results', '/faq#first-results'],
    ['en', 'ranking on google maps', '/faq#local-seo'],
    ['en', 'phone number', '/faq#reach-us'],
    ['es', '¿Cuánto cuesta?', '/faq#prices'],
    ['es', 'cuanto tiempo para ver resultados', '/faq#first-results'],
    ['es', 'inteligencia artificial', '/faq#who-writes'],
  ] as const)('the first result in %s for "%s" is %s', (language, question, address) => {
    const [first] = answers(language, question);
    expect(first?.replace(/^\/(?:services|etudes-de-cas)\/.*/, address)).toBe(address);
  });

  it.each([
    ['fr', 'Quelle est la capitale de la Mongolie ?'],
    ['fr', 'une recette de tarte aux pommes'],
    ['fr', 'quel âge avez-vous'],
    ['fr', 'quel temps fait-il à Montréal'],
    ['fr', 'est-ce que vous vendez des chaussures'],
    ['fr', 'bonjour'],
    ['en', 'who is the president of France'],
    ['en', 'what is the weather today'],
    ['en', 'do you sell shoes'],
    ['es', 'quién ganó el mundial'],
    ['es', '¿venden zapatos rojos?'],
  ] as const)(
    'a query about nothing on the site finds no result: %s, "%s"',
    (language, question) => {
      expect(answers(language, question)).toEqual([]);
    },
  );
});

describe.each(languages)('the documents in %s', (language) => {
  const { documents } = searchIndex(language);

  it('search documents all have a title and a text to quote', () => {
    for (const { title, summary, body } of documents) {
      expect(title).not.toBe('');
      expect(summary + body).not.toBe('');
    }
  });

  it('each search document is found first by its own title', () => {
    for (const { title } of documents) {
      const [first] = search(searchIndex(language), title).hits;
      // A page and a question may have the same name.
      expect(normalizeForSearch(first?.document.title ?? '')).toBe(normalizeForSearch(title));
    }
  });
});
