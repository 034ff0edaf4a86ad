import type { Language } from '#app/i18n/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { LegalCopy } from './shape.ts';

export const legalCopy: Record<Language, LegalCopy> = { fr, en, es };
