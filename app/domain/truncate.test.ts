import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCompatibility } from './cross-visibility/compatibility.ts';
import { readWizardInput } from './ila/wizard-link.ts';
import { readAnswers } from './ilumatch/answers.ts';
import { readDraft } from './landing/page-draft.ts';
import { readNurturing } from './loyalty/retention-plan.ts';
import { cut } from './cut.ts';

it.each([
  ['', 3, ''],
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab🚀', 3, 'ab'],
  ['ab🚀', 4, 'ab🚀'],
  ['a🚀b', 3, 'a🚀'],
])('%j cut to %i is %j', (text, longest, expected) => {
  expect(cut(text, longest)).toBe(expected);
});

it('a text stays the beginning of itself, and as whole as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, longest) => {
      const kept = cut(text, longest);
      expect(text.startsWith(kept) && kept.length <= longest && kept.isWellFormed()).toBe(true);
      expect(longest - kept.length <= 1 || kept === text).toBe(true);
    }),
  );
});

it.each<[tool: string, read: (text: string) => unknown]>([
  ['the wizard', (text) => readWizardInput(() => text).input.businessName],
  ['ILUMATCH', (text) => readAnswers(() => [text])],
  ['loyalty', (text) => readNurturing({ get: () => text, getAll: () => [] }).company],
  ['compatibility', (text) => readCompatibility(new URLSearchParams({ company: text })).company],
  ['landing', (text) => readDraft(new URLSearchParams({ activity: text, headline: text }))],
])(
  '%s keeps no half of a character: the page would read otherwise on the server',
  (_tool, read) => {
    // An odd number of units in front: every even limit falls into a character.
    expect(JSON.stringify(read(`a${'🚀'.repeat(500)}`))).not.toContain('\\ud');
  },
);
