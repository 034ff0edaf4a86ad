import { expect, test } from 'vitest';
import { contentOf } from '#app/content/content.ts';

/** Source: ledger HUB-06. */
test.each([
  ['fr', 'recommandation'],
  ['en', 'recommendation'],
  ['es', 'recomendación'],
] as const)('the tools page in %s calls its suggestion a recommendation', (language, word) => {
  expect(contentOf(language).hub.recommendation).toContain(word);
});
