import type { Language } from '#app/i18n/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { IlaDashboardCopy } from './shape.ts';

export const ilaDashboardCopy: Record<Language, IlaDashboardCopy> = { fr, en, es };
