import type { Language } from '#app/i18n/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { ErrorCopy } from './shape.ts';

export const errorCopy: Record<Language, ErrorCopy> = { fr, en, es };
