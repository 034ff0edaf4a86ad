import type { Language } from '#app/i18n/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { BlogCopy } from './shape.ts';

export const blogCopy: Record<Language, BlogCopy> = { fr, en, es };
