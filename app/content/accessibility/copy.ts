import type { Language } from '#app/i18n/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { AccessibilityCopy } from './shape.ts';

export const accessibilityCopy: Record<Language, AccessibilityCopy> = { fr, en, es };
