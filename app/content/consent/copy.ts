import type { Language } from '#app/i18n/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { ConsentCopy } from './shape.ts';

export const consentCopy: Record<Language, ConsentCopy> = { fr, en, es };
