import type { Language } from '#app/i18n/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { SearchCopy } from './shape.ts';

export const searchCopy: Record<Language, SearchCopy> = { fr, en, es };
