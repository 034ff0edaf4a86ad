import type { Sentence, TranslateSentence } from '#app/domain/crm/plans/planning.ts';
import { fill } from './format.ts';

/** Translates sentences of the journal by their texts in a language. */
export function sentenceTranslator(
  sentences: Readonly<Record<Sentence, { title: string; content: string }>>,
): TranslateSentence {
  return (code, values) => {
    const texts = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, String(value)]),
    );
    const { title, content } = sentences[code];
    return { title: fill(title, texts), content: fill(content, texts) };
  };
}
