import type { Language } from '#app/i18n/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { HubCopy } from './shape.ts';

export const hubCopy: Record<Language, HubCopy> = { fr, en, es };
