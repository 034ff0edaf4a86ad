import type { Language } from '#app/i18n/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { ContactCopy } from './shape.ts';

export const contactCopy: Record<Language, ContactCopy> = { fr, en, es };
