import { expect, test } from 'vitest';
import { contentOf } from '#app/content/content.ts';

/** Source: ledger HUB-06. */
test.each([
  ['fr', 'recommandation'],
  ['en', 'recommendation'],
  ['es', 'recomendación'],
] as const)('the line of the tools’ page says in %s that it recommends', (language, word) => {
  expect(contentOf(language).hub.recommendation).toContain(word);
});
