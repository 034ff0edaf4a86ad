import type { Language } from '#app/i18n/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { FullSystemCopy } from './shape.ts';

export const fullSystemCopy: Record<Language, FullSystemCopy> = { fr, en, es };
