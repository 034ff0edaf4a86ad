import { contentOf } from '#app/content/content.ts';
import type { TranslateSentence } from '#app/domain/crm/plans/planning.ts';
import { fill } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';

/** Translates sentences of the journal into a language. */
export function translatorIn(language: Language): TranslateSentence {
  const { sentences } = contentOf(language).crm.journal;
  return (code, values) => {
    const texts = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, String(value)]),
    );
    const { title, content } = sentences[code];
    return { title: fill(title, texts), content: fill(content, texts) };
  };
}
