import type { Language } from '#app/i18n/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { AccessibilityPanelCopy } from './shape.ts';

export const accessibilityPanelCopy: Record<Language, AccessibilityPanelCopy> = { fr, en, es };
