import type { Language } from '#app/i18n/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { HomeCopy } from './shape.ts';

export const homeCopy: Record<Language, HomeCopy> = { fr, en, es };
