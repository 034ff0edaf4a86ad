import type { Language } from '#app/i18n/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { LandingCopy } from './shape.ts';

export const landingCopy: Record<Language, LandingCopy> = { fr, en, es };
