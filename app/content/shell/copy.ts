import type { Language } from '#app/i18n/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { ShellCopy } from './shape.ts';

export const shellCopy: Record<Language, ShellCopy> = { fr, en, es };
