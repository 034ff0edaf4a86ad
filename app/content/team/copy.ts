import type { Language } from '#app/i18n/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { TeamMember } from './shape.ts';

export const team: Record<Language, TeamMember[]> = { fr, en, es };
