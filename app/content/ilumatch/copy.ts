import type { Language } from '#app/i18n/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { IlumatchCopy } from './shape.ts';

export const ilumatchCopy: Record<Language, IlumatchCopy> = { fr, en, es };
