import { describe, expect, it } from 'vitest';
import { asksOfCase, isOffSubject, isPutToUs } from './off-subject.ts';
import { hasClaims } from './premise.ts';

describe('classifying a question', () => {
  it.each([
    ['fr', 'Qui a inventé le téléphone ?', true],
    ['fr', 'Qui a fondé votre agence ?', false],
    ['en', 'Who invented the telephone?', true],
    ['en', 'Who founded Iluma?', false],
    ['en', 'How tall is the Eiffel Tower?', true],
    ['es', '¿Quién inventó el teléfono?', true],
    ['es', '¿Cuánto cuesta el SEO local?', false],
    ['fr', 'Combien prend un plombier de l’heure ?', true],
    ['en', 'how much does a plumber charge per hour', true],
    ['en', 'how much do wedding photographers make', true],
    ['en', 'what do electricians charge', true],
    ['en', 'how much does a website for a plumber cost', false],
    ['en', 'how much does a restaurant website cost', false],
    ['es', '¿cuánto cobra un plomero por hora?', true],
    ['es', 'cuánto cobran ustedes a un plomero', false],
    ['fr', 'Combien coûte l’ouverture d’un café ?', true],
    ['en', 'how much does it cost to open a coffee shop', true],
    ['en', 'how much does it cost to open an online store', false],
    ['es', 'cuanto cuesta abrir una cafeteria', true],
    ['es', 'cuánto cuesta abrir una tienda en línea', false],
  ] as const)('in %s, "%s" is off-topic: %s', (language, question, isOff) => {
    expect(isOffSubject(question, language)).toBe(isOff);
  });

  it.each([
    ['fr', 'Quels résultats pour le magasin de sport ?', true],
    ['en', 'Which mattress is good for back pain?', false],
    ['es', 'muebles rústicos', true],
  ] as const)('in %s, "%s" asks about a case study: %s', (language, question, isAsked) => {
    expect(asksOfCase(question, language)).toBe(isAsked);
  });

  it.each([
    ['fr', 'Où sont vos bureaux ?', true],
    ['en', 'Why is the sky blue?', false],
  ] as const)('in %s, "%s" is addressed to the agency: %s', (language, question, isPut) => {
    expect(isPutToUs(question, language)).toBe(isPut);
  });

  it.each([
    ['en', 'Is it unlimited?', 'One page a week.', false],
    ['en', 'Is it free?', 'A free audit.', true],
    ['fr', 'Est-ce garanti ?', 'Sans promesse.', false],
  ] as const)(
    'in %s, the claims of "%s" are found in "%s": %s',
    (language, question, words, isSaid) => {
      expect(hasClaims(question, words, language)).toBe(isSaid);
    },
  );
});
