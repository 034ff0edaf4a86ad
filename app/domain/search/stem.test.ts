import { describe, expect, it } from 'vitest';
import { stem } from './stem.ts';
import { termOf } from './words.ts';

describe('stems', () => {
  it.each([
    ['fr', ['référencement', 'référencer', 'référencements']],
    ['fr', ['local', 'locale', 'locaux']],
    ['fr', ['visite', 'visiteurs', 'visiter']],
    ['en', ['plan', 'planning', 'planned']],
    ['en', ['advertise', 'advertising', 'advertised']],
    ['es', ['fidelizar', 'fidelizan', 'fidelizado']],
    ['es', ['precio', 'precios']],
  ] as const)('are the same in %s for %o', (language, words) => {
    expect(new Set(words.map((word) => stem(termOf(word), language))).size).toBe(1);
  });

  it.each([
    ['fr', 'page', 'payer'],
    ['en', 'ad', 'address'],
    ['es', 'cita', 'ciudad'],
  ] as const)('differ in %s for %s and %s', (language, one, other) => {
    expect(stem(termOf(one), language)).not.toBe(stem(termOf(other), language));
  });
});
