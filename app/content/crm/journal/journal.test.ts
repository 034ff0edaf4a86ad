import { expect, it } from 'vitest';
import { languages } from '#app/i18n/languages.ts';
import { contentOf } from '../../content.ts';

/** Sentences whose count is at least two: three matches (CRMR-12), and deletions of several clients. */
const plurals = new Set(['matched', 'deletedMany']);

it.each(languages)('journal entries in %s have no noun directly after a count', (language) => {
  const { sentences } = contentOf(language).crm.journal;
  const counted = Object.entries(sentences)
    .filter(([code, { content }]) => !plurals.has(code) && /\{count\} \p{L}/u.test(content))
    .map(([code]) => code);
  expect(counted).toEqual([]);
  expect(sentences).toHaveProperty('partnersFound');
});
