import type { Language } from '#app/i18n/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { ServicesHubCopy } from './shape.ts';

export const servicesHubCopy: Record<Language, ServicesHubCopy> = { fr, en, es };
