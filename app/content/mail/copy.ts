import type { Language } from '#app/i18n/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { MailCopy } from './shape.ts';

export const mailCopy: Record<Language, MailCopy> = { fr, en, es };
