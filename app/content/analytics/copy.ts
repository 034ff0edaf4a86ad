import type { Language } from '#app/i18n/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { AnalyticsCopy } from './shape.ts';

export const analyticsCopy: Record<Language, AnalyticsCopy> = { fr, en, es };
