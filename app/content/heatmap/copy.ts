import type { Language } from '#app/i18n/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { HeatmapCopy } from './shape.ts';

export const heatmapCopy: Record<Language, HeatmapCopy> = { fr, en, es };
