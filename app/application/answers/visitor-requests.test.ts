import { expect, it } from 'vitest';
import type { Language } from '#app/i18n/languages.ts';
import { findOnSite } from './answer-question.ts';

/** The address of the first passage and its text; null where the site has none. */
function answerTo(text: string, language: Language): readonly [string, string] | null {
  const found = findOnSite({ text, language, isOpen: () => true });
  if (found.kind === 'unknown') return null;
  const [{ address, text: quoted }] = found.passages;
  return [address, quoted];
}

it.each([
  ['fr', 'je veux parler à un humain'],
  ['en', 'I want a human'],
  ['es', 'hablar con una persona'],
  ['fr', 'talk to a person'],
] as const)('in %s, « %s » leads to the phone number and the form', (language, text) => {
  expect(answerTo(text, language)).toEqual(['/contact', expect.stringContaining('514 555-0142')]);
});

it.each([
  ['fr', 'vous êtes des voleurs'],
  ['en', 'you are idiots'],
  ['es', 'son unos ladrones'],
] as const)('in %s, « %s » is answered with no passage', (language, text) => {
  expect(answerTo(text, language)).toBeNull();
});
