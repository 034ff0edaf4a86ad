import type { Language } from '#app/i18n/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { LoyaltyCopy } from './shape.ts';

export const loyaltyCopy: Record<Language, LoyaltyCopy> = { fr, en, es };
