import type { Language } from '#app/i18n/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { ChatCopy } from './shape.ts';

export const chatCopy: Record<Language, ChatCopy> = { fr, en, es };
