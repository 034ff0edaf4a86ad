import { expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { languages } from '#app/i18n/languages.ts';
import { guessValues, statusOf } from './value-guesses.ts';

const known = { team: ['Inès Caron', 'Paul Roy', 'Paula Roy'], sectors: ['Santé', 'Commerce'] };

function guess(field: 'status' | 'assignedTo' | 'sector', ...texts: string[]) {
  const counts = { status: new Map(), assignedTo: new Map(), sector: new Map() };
  counts[field] = new Map(texts.map((text, at) => [text, texts.length - at]));
  return guessValues(counts, known).map(({ text, guess: to, isKnown }) => [text, to, isKnown]);
}

it.each(languages)('recognizes our own names of statuses in %s', (language) => {
  const { statuses, filterNames } = contentOf(language).crm.clients;
  for (const [status, word] of [...Object.entries(statuses), ...Object.entries(filterNames)])
    expect(statusOf(word)).toBe(status);
});

it.each([
  ['Actif', 'active', true],
  ['CLIENTS', 'active', true],
  ['en cours', 'active', false],
  ['Ancien client', 'inactive', false],
  ['Perdu', 'inactive', false],
  ['à relancer', 'prospect', false],
  ['peut-être', 'prospect', false],
  ['constructor', 'prospect', false],
])('guesses the status %j as %s', (text, status, isKnown) => {
  expect(guess('status', text)).toEqual([[text, status, isKnown]]);
});

it.each([
  ['ines caron', 'Inès Caron', true],
  ['Caron, Inès', 'Inès Caron', false],
  ['Inès', 'Inès Caron', false],
  ['I.C.', 'Inès Caron', false],
  ['ines.caron@agence.example', 'Inès Caron', false],
  ['Roy', 'Roy', false],
  ['Marie', 'Marie', false],
])('guesses the owner %j as %s', (text, owner, isKnown) => {
  expect(guess('assignedTo', text)).toEqual([[text, owner, isKnown]]);
});

it('spells sectors as the CRM does, otherwise as most rows of the file do', () => {
  expect(guess('sector', 'SANTE', 'commerces', 'Restaurants', 'restaurant')).toEqual([
    ['commerces', 'Commerce', false],
    ['Restaurants', 'Restaurants', false],
    ['restaurant', 'Restaurants', false],
    ['SANTE', 'Santé', true],
  ]);
});
