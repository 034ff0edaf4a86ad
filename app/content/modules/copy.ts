import type { Language } from '#app/i18n/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { ModulesCopy } from './shape.ts';

export const modulesCopy: Record<Language, ModulesCopy> = { fr, en, es };
