import type { Language } from '#app/i18n/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { LeadStatusCopy } from './shape.ts';

export const leadStatusCopy: Record<Language, LeadStatusCopy> = { fr, en, es };
