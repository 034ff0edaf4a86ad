import type { Language } from '#app/i18n/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { CrmFeaturesCopy } from './shape.ts';

export const crmFeaturesCopy: Record<Language, CrmFeaturesCopy> = { fr, en, es };
