import type { Language } from '#app/i18n/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { Story, StoryId } from './shape.ts';

export const stories: Record<Language, Record<StoryId, Story>> = { fr, en, es };
