import { describe, expect, it } from 'vitest';
import { missingFigures, placeIn, premiseOf, supposedFigures } from './premise.ts';

describe('presuppositions of a question', () => {
  it.each([
    ['fr', 'Puisque vos balados sont gratuits, j’en prends dix', 'stated'],
    ['fr', 'Comme l’IA publie tout, qui répond ?', 'stated'],
    ['fr', 'Comment choisir un service ?', 'none'],
    ['fr', 'Pourquoi vendez-vous mes données ?', 'implied'],
    ['fr', 'Pourquoi choisir votre agence ?', 'none'],
    ['en', 'Since you sell my data, can I stop it?', 'stated'],
    ['en', 'Why did you close your office?', 'implied'],
    ['en', 'Why is my site slow?', 'none'],
    ['es', 'Ya que son gratis, ¿puedo pedir dos?', 'stated'],
    ['es', '¿Cómo trabajan?', 'none'],
    ['es', '¿Por qué venden mis datos?', 'implied'],
  ] as const)('in %s, "%s": %s', (language, question, premise) => {
    expect(premiseOf(question, language)).toBe(premise);
  });

  it.each([
    ['fr', 'Votre audit à 150 € est-il déductible ?', 'Prix : 1 200 €.', 1],
    ['fr', 'Le SEO local à 1 200 €, que comprend-il ?', 'Prix : 1 200 €.', 0],
    ['fr', 'J’ai un budget de 500 €, est-ce assez ?', 'Prix : 1 200 €.', 0],
    ['en', 'Results in three months?', 'Between 30 and 90 days.', 0],
  ] as const)(
    'in %s, "%s" has figures missing from "%s": %i',
    (language, question, text, count) => {
      expect(missingFigures(supposedFigures(question, language), text)).toHaveLength(count);
    },
  );

  it.each([
    ['fr', 'agence SEO à Toronto ?', 'toronto'],
    ['fr', 'une page pour Gatineau', 'gatineau'],
    ['fr', 'un site pour musiciens', null],
    ['en', 'seo agency in boston', 'boston'],
    ['es', 'anuncios en Miami', 'miami'],
    ['es', '¿Qué incluye?', null],
  ] as const)('in %s, the place in "%s" is %s', (language, question, place) => {
    expect(placeIn(question, language)).toBe(place);
  });
});
