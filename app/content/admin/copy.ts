import type { Language } from '#app/i18n/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { AdminCopy } from './shape.ts';

export const adminCopy: Record<Language, AdminCopy> = { fr, en, es };
