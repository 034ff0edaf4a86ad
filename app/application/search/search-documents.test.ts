import { describe, expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { normalizeForSearch } from '#app/domain/search/normalize.ts';
import { search } from '#app/domain/search/search.ts';
import { languages, type Language } from '#app/i18n/languages.ts';
import { findOnSite } from '../answers/answer-question.ts';
import { searchIndex, sideIndex } from './search-documents.ts';

function answers(language: Language, text: string): string[] {
  const found = findOnSite({ text, language, isOpen: () => true });
  return found.kind === 'unknown' ? [] : found.passages.map(({ address }) => address);
}

describe('the site’s search', () => {
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
  ] as const)('in %s for "%s" answers first with %s', (language, question, address) => {
    const [first] = answers(language, question);
    // Pages with the same content are equally correct.
    expect(address.split('|')).toContain(
      first?.replace(/^\/(?:services|etudes-de-cas)\/.*/, address),
    );
  });

  it.each([
    ['fr', 'Qui sont les membres de votre équipe ?'],
    ['fr', 'Je voudrais parler à une personne'],
    ['en', 'Who is on your team?'],
    ['es', '¿Quién forma parte de su equipo?'],
  ] as const)('never says that the team is empty: %s, "%s"', (language, text) => {
    const found = findOnSite({ text, language, isOpen: () => true });
    const passages = found.kind === 'unknown' ? [] : found.passages;
    const { none } = contentOf(language).contact.team;
    expect(JSON.stringify(passages)).not.toContain(none.split('.')[0]);
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
  ] as const)('finds nothing for an off-topic query: %s, "%s"', (language, question) => {
    expect(answers(language, question)).toEqual([]);
  });
});

const said = (language: Language, text: string) => {
  const found = findOnSite({ text, language, isOpen: () => true });
  return found.kind === 'unknown' ? null : found.passages[0];
};

describe('the passage', () => {
  it.each([
    ['en', 'how do I add alt text in Shopify', '/guide/alt-text', 'Add alt text'],
    ['fr', 'Comment activer HSTS ?', '/guide/en-tete-hsts', 'ajoutez l’en-tête'],
    ['en', 'what is a canonical link', '/guide/canonical-url', 'canonical tag tells'],
    ['en', 'what do you offer in Laval', '/services/visibilite-locale/laval', 'Meta Ads and'],
    ['en', 'how much are facebook ads in new york', '/services/meta-ads', '€1,800'],
  ] as const)(
    'in %s for "%s" comes from %s and says "%s"',
    (language, question, address, words) => {
      expect(said(language, question)?.address).toBe(address);
      expect(said(language, question)?.text).toContain(words);
    },
  );

  it('never comes from a closed town page', () => {
    const isOpen = (address: string) => !address.endsWith('/laval');
    const found = findOnSite({ text: 'Agence de SEO local à Laval', language: 'fr', isOpen });
    expect(JSON.stringify(found)).not.toContain('/laval');
  });

  it('never comes from the guide for a question to the agency', () => {
    expect(said('en', 'what is your phone number')?.kind).not.toBe('guide');
  });
});

describe.each(languages)('the documents in %s', (language) => {
  const { documents } = searchIndex(language);

  it('match no meaningless word, guide included', () => {
    for (const index of [searchIndex(language), sideIndex(language)]) {
      expect(search(index, 'zzzz').hits).toEqual([]);
    }
  });

  it('all have a title and a text to quote', () => {
    for (const { title, summary, sections } of documents) {
      expect(title).not.toBe('');
      expect(summary + sections.map(({ text }) => text).join('')).not.toBe('');
    }
  });

  it('are each found first by their own title', () => {
    for (const { title } of documents) {
      const [first] = search(searchIndex(language), title).hits;
      // A page and a question may have the same name.
      expect(normalizeForSearch(first?.document.title ?? '')).toBe(normalizeForSearch(title));
    }
  });
});
