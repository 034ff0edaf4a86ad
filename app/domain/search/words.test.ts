import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeForSearch } from './normalize.ts';
import { tokenize } from './words.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 300 });

describe('normalizing for search', () => {
  it.each([
    ['Référencement', 'referencement'],
    ['ÉTÉ', 'ete'],
    ['español', 'espanol'],
    ['Cœur d’Œuvre', "coeur d'oeuvre"],
    ['Straße', 'strasse'],
    ['İstanbul', 'istanbul'],
    ['48\u00a0h', '48 h'],
    ['℃', '°c'],
  ])('turns %s into %s', (text, folded) => {
    expect(normalizeForSearch(text)).toBe(folded);
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(normalizeForSearch(normalizeForSearch(text))).toBe(normalizeForSearch(text));
      }),
    );
  });
});

describe('splitting a text into words', () => {
  it.each([
    ['l’IA d\u2019abord', ['ia', 'abord']],
    ["qu'on n'a jusqu'ici", ['on', 'a', 'ici']],
    ['the client’s site doesn’t', ['the', 'client', 'site', 'doesn']],
    ['¿Cuánto cuesta?', ['cuanto', 'cuesta']],
    ['e-commerce localisé', ['commerce', 'ecommerce', 'localise']],
    ['rendez-vous', ['rendez', 'vous', 'rendezvous']],
    ['fait-il', ['fait', 'il', 'faitil']],
    ['Services, anuncios, articles', ['service', 'anuncio', 'article']],
    ['avis mois business campus', ['avis', 'mois', 'business', 'campus']],
    ['800 €, 4,6/5', ['800', '4', '6', '5']],
    ['🚀 … — !', []],
    ['', []],
  ])('finds the words of "%s"', (text, terms) => {
    expect(tokenize(text).map(({ term }) => term)).toEqual(terms);
  });

  it.each([
    ['est-ce un rendez-vous', ['est', 'ce', 'un', 'rendez', 'vous']],
    ['e-commerce', ['ecommerce']],
  ])('finds the words of the query "%s", with compounds once', (text, terms) => {
    expect(tokenize(text, 'once').map(({ term }) => term)).toEqual(terms);
  });

  it('gives their positions in the text', () => {
    const text = 'Où en est l’été ? E-mail, café.';
    const found = tokenize(text).map(({ start, end }) => text.slice(start, end));
    expect(found).toEqual(['Où', 'en', 'est', 'été', 'mail', 'E-mail', 'café']);
  });

  it('gives words inside the text that are not empty, for any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const { start, end } of tokenize(text)) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      }),
    );
  });
});
