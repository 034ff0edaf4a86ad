import type { Language } from '#app/i18n/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { BlogiaCopy } from './shape.ts';

export const blogiaCopy: Record<Language, BlogiaCopy> = { fr, en, es };
