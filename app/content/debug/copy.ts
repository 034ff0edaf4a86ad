import type { Language } from '#app/i18n/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { DebugCopy } from './shape.ts';

export const debugCopy: Record<Language, DebugCopy> = { fr, en, es };
