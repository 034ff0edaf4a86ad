import { expect, it } from 'vitest';
import { en } from '#app/content/staff/en.ts';
import { es } from '#app/content/staff/es.ts';
import { fr } from '#app/content/staff/fr.ts';
import type { StaffAnswer } from '#app/domain/staff/answer.ts';
import { problemText } from './problem-text.ts';

const waiting = (wait: number): StaffAnswer => ({
  intent: 'sign-in',
  problem: 'wait',
  wait,
  email: '',
  recoveryCodes: [],
});

const copies = { en, es, fr };

it.each([
  ['en', 1, 'Too many attempts. Wait 1 minute, then try again.'],
  ['en', 5, 'Too many attempts. Wait 5 minutes, then try again.'],
  ['fr', 1, 'Trop d’essais. Attendez 1 minute, puis réessayez.'],
  ['fr', 5, 'Trop d’essais. Attendez 5 minutes, puis réessayez.'],
  ['es', 1, 'Demasiados intentos. Espere 1 minuto y vuelva a intentarlo.'],
  ['es', 5, 'Demasiados intentos. Espere 5 minutos y vuelva a intentarlo.'],
] as const)('in %s, the problem text spells out a wait of %d minutes', (language, wait, text) => {
  const said = problemText(waiting(wait), copies[language].problems, '', language);
  expect(said?.replace('\u00a0', ' ')).toBe(text);
});
