import type { Language } from '#app/i18n/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { IlaWizardCopy } from './shape.ts';

export const ilaWizardCopy: Record<Language, IlaWizardCopy> = { fr, en, es };
