import type { Language } from '#app/i18n/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { CookiesCopy } from './shape.ts';

export const cookiesCopy: Record<Language, CookiesCopy> = { fr, en, es };
