import type { Language } from '#app/i18n/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { ScreenNames } from './shape.ts';

export const screenNames: Record<Language, ScreenNames> = { fr, en, es };
