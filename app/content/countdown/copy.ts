import type { Language } from '#app/i18n/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { CountdownCopy } from './shape.ts';

export const countdownCopy: Record<Language, CountdownCopy> = { fr, en, es };
