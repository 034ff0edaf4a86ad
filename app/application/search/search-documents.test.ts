import { describe, expect, it } from 'vitest';
import { normalizeForSearch } from '#app/domain/search/normalize.ts';
import { search } from '#app/domain/search/search.ts';
import { languages, type Language } from '#app/i18n/languages.ts';
import { findOnSite } from '../answers/answer-question.ts';
import { searchIndex } from './search-documents.ts';

function answers(language: Language, text: string): string[] {
  const found = findOnSite({ text, language, isOpen: () => true });
  return found.kind === 'unknown' ? [] : found.passages.map(({ address }) => address);
}

describe('the site answers first with', () => {
  it.each([
    ['fr', 'prix', '/hub-services'],
    ['fr', 'Combien ça coûte, un site ?', '/faq#prices|/mini-site-seo'],
    [
      'fr',
      'je voudrais savoir combien de temps il faut pour voir des résultats',
      '/faq#first-results',
    ],
    ['fr', 'c’est quoi le score ila', '/ila|/faq#ila-score'],
    ['fr', 'visibilte locale', '/#services'],
    ['fr', 'meubles rustiques', '/#cases'],
    ['fr', 'horaires', '/contact|/faq#reach-us'],
    ['fr', 'données personnelles', '/politique-confidentialite|/faq#my-data'],
    ['en', 'How much does it cost?', '/faq#prices'],
    ['en', 'how long until results', '/faq#first-results'],
    ['en', 'ranking on google maps', '/heatmap-ila'],
    ['en', 'phone number', '/faq#reach-us|/contact'],
    ['es', '¿Cuánto cuesta?', '/faq#prices'],
    ['es', 'cuanto tiempo para ver resultados', '/faq#first-results'],
    ['es', 'inteligencia artificial', '/faq#who-writes'],
  ] as const)('the first result in %s for "%s" is %s', (language, question, address) => {
    const [first] = answers(language, question);
    // Pages that say the same are as right as each other.
    expect(address.split('|')).toContain(
      first?.replace(/^\/(?:services|etudes-de-cas)\/.*/, address),
    );
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
    for (const { title, summary, sections } of documents) {
      expect(title).not.toBe('');
      expect(summary + sections.map(({ text }) => text).join('')).not.toBe('');
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
