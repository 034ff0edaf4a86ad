import { contentOf } from '#app/content/content.ts';
import type { TranslateSentence } from '#app/domain/crm/plans/planning.ts';
import { sentenceTranslator } from '#app/i18n/journal-sentences.ts';
import type { Language } from '#app/i18n/languages.ts';

/** Translates sentences of the journal into a language. */
export const translatorIn = (language: Language): TranslateSentence =>
  sentenceTranslator(contentOf(language).crm.journal.sentences);
