import { describe, expect, it } from 'vitest';
import { en } from '#app/content/adluma/en.ts';
import { es } from '#app/content/adluma/es.ts';
import { fr } from '#app/content/adluma/fr.ts';
import { phrasesIn } from './phrases.ts';

const copies = { en, es, fr };

/** The figure that the headline shows, and the noun under it. */
describe('the noun agrees with the figure as it is shown', () => {
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
