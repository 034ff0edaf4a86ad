import type { Language } from '../../../languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { WritingRules } from './shape.ts';

export const writingRules: Readonly<Record<Language, WritingRules>> = { fr, en, es };
