import type { Phrases } from '#app/domain/blogia/phrases.ts';
import type { Language } from '#app/i18n/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** What BlogIA's built-in writer says; see app/domain/blogia/write.ts. */
export const writerPhrases: Record<Language, Phrases> = { fr, en, es };
