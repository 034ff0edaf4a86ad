import type { Language } from '#app/i18n/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { LeadsCopy } from './shape.ts';

export const leadsCopy: Record<Language, LeadsCopy> = { fr, en, es };
