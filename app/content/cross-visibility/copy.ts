import type { Language } from '#app/i18n/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { CrossVisibilityCopy } from './shape.ts';

export const crossVisibilityCopy: Record<Language, CrossVisibilityCopy> = { fr, en, es };
