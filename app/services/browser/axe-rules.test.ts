import { expect, it } from 'vitest';
import { axeRuleText } from './axe-rules.ts';

it.each([
  ['fr', 'color-contrast', /contraste/i],
  ['en', 'color-contrast', /contrast/i],
  ['es', 'color-contrast', /contraste/i],
  ['fr', 'aria-required-children', /ARIA/],
] as const)('in %s, the rule %s has a text', (language, rule, words) => {
  expect(axeRuleText(rule, language)).toMatch(words);
});

it.each(['no-such-rule', 'constructor', ''])('the unknown rule %j has no text', (rule) => {
  expect(axeRuleText(rule, 'fr')).toBeNull();
});
