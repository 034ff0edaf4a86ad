import type { Language } from '#app/i18n/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { AdlumaCopy } from './shape.ts';

export const adlumaCopy: Record<Language, AdlumaCopy> = { fr, en, es };
