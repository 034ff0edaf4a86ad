import { describe, expect, it } from 'vitest';
import { en } from '#app/content/adluma/en.ts';
import { es } from '#app/content/adluma/es.ts';
import { fr } from '#app/content/adluma/fr.ts';
import { phrasesIn } from './phrases.ts';

const result = {
  budget: 600,
  outcomes: { low: { customers: 0.6 }, expected: { customers: 1 }, high: { customers: 1.5 } },
};

const copies = { en, es, fr };

/** The figure that the headline shows, and the noun under it. */
describe('the noun agrees with the displayed number', () => {
  it.each([
    ['en', 0.4, 'customers'],
    ['en', 1.04, 'customer'],
    ['en', 1.4, 'customers'],
    ['fr', 1.4, 'client'],
    ['es', 1.4, 'clientes'],
    ['es', 0.96, 'cliente'],
  ] as const)('in %s, %d: %s', (language, value, noun) => {
    const { simulator } = copies[language];
    const say = phrasesIn(language, simulator);
    expect(say.counted(value, simulator.units.customers)).toBe(noun);
  });
});

describe('the headline says what its range counts', () => {
  it.each([
    ['en', 'budget', 'customer per month for €600, between 0.6 and 1.5'],
    [
      'en',
      'customers',
      'monthly budget for 1 customer; it may bring between 0.6 and 1.5 customers',
    ],
    ['fr', 'customers', 'de budget par mois pour 1 client ; il peut en amener entre 0,6 et 1,5'],
    [
      'es',
      'customers',
      'de presupuesto al mes para 1 cliente; puede traer entre 0.6 y 1.5 clientes',
    ],
  ] as const)('in %s, from the %s', (language, direction, text) => {
    const { full, simulator } = copies[language];
    expect(phrasesIn(language, simulator).headline(full.headline[direction], result)).toBe(text);
  });
});
