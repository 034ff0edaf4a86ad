import type { Language } from '#app/i18n/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { CompanyCopy } from './shape.ts';

export const companyCopy: Record<Language, CompanyCopy> = { fr, en, es };
