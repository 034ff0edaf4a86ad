import type { Language } from '#app/i18n/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { StaffCopy } from './shape.ts';

export const staffCopy: Record<Language, StaffCopy> = { fr, en, es };
