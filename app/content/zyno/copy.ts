import type { Language } from '#app/i18n/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { ZynoCopy } from './shape.ts';

export const zynoCopy: Record<Language, ZynoCopy> = { fr, en, es };
