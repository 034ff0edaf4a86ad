import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCompatibility } from './cross-visibility/compatibility.ts';
import { readWizardInput } from './ila/wizard-fields.ts';
import { readAnswers } from './ilumatch/answers.ts';
import { readDraft } from './landing/page-draft.ts';
import { readNurturing } from './loyalty/retention-plan.ts';
import { truncate } from './truncate.ts';

it.each([
  ['', 3, ''],
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab🚀', 3, 'ab'],
  ['ab🚀', 4, 'ab🚀'],
  ['a🚀b', 3, 'a🚀'],
])('the text %j truncated to %i is %j', (text, longest, expected) => {
  expect(truncate(text, longest)).toBe(expected);
});

it('a truncated text is a well-formed prefix, at most one unit shorter than allowed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, longest) => {
      const kept = truncate(text, longest);
      expect(text.startsWith(kept) && kept.length <= longest && kept.isWellFormed()).toBe(true);
      expect(longest - kept.length <= 1 || kept === text).toBe(true);
    }),
  );
});

it.each<[tool: string, read: (text: string) => unknown]>([
  ['the wizard', (text) => readWizardInput({ getAll: () => [text] }).input.businessName],
  ['ILUMATCH', (text) => readAnswers({ getAll: () => [text] })],
  ['loyalty', (text) => readNurturing({ getAll: () => [text] }).company],
  ['compatibility', (text) => readCompatibility(new URLSearchParams({ company: text })).company],
  ['landing', (text) => readDraft(new URLSearchParams({ activity: text, headline: text }))],
])('a text truncated by %s never ends in half of a surrogate pair', (_tool, read) => {
  // An odd number of code units comes first, so that every even limit falls inside a character.
  expect(JSON.stringify(read(`a${'🚀'.repeat(500)}`))).not.toContain('\\ud');
});
