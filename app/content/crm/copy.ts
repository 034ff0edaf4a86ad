import type { Language } from '#app/i18n/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { loginEn, loginEs, loginFr } from './login.ts';
import type { CrmCopy, CrmLoginCopy } from './shape.ts';

export const crmLoginCopy: Record<Language, CrmLoginCopy> = {
  fr: loginFr,
  en: loginEn,
  es: loginEs,
};

export const crmCopy: Record<Language, CrmCopy> = { fr, en, es };
