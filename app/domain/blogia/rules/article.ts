import type { Language } from '../../languages.ts';
import type { Draft } from '../draft.ts';
import { blocksOf, readableText, type Block } from '../text/blocks.ts';
import { sentencesOf } from '../text/sentences.ts';
import type { Span } from '../text/span.ts';
import { occurrences, tokenize, type Word } from '../text/words.ts';

export interface Sentence extends Span {
  readonly text: string;
  readonly words: readonly Word[];
  readonly isItem: boolean;
}

export interface Passage extends Block {
  readonly words: readonly Word[];
}

/** A parsed draft, shared by all rules. Offsets are those of its body. */
export interface Article {
  readonly language: Language;
  readonly draft: Draft;
  readonly blocks: readonly Passage[];
  /** Words of paragraphs and list items; a placeholder alone does not count. */
  readonly sentences: readonly Sentence[];
  readonly wordCount: number;
  /** Occurrences of the keyphrase in the body. */
  readonly found: readonly Span[];
}

/** Parses a draft: any text is a valid article; an empty one has no blocks. */
export function articleOf(language: Language, draft: Draft): Article {
  const read = readableText(draft.body);
  const blocks = blocksOf(draft.body).map((block) => ({
    ...block,
    words: tokenize(read.slice(block.start, block.end), block.start),
  }));
  const sentences = blocks
    .filter(({ kind }) => kind !== 'heading')
    .flatMap(({ start, end, kind }) =>
      sentencesOf(read.slice(start, end), start).map((sentence) => ({
        ...sentence,
        text: read.slice(sentence.start, sentence.end),
        words: tokenize(read.slice(sentence.start, sentence.end), sentence.start),
        isItem: kind === 'item',
      })),
    )
    .filter(({ text }) => !/^\[[^\]]*\]$/.test(text.trim()));
  return {
    language,
    draft,
    blocks,
    sentences,
    wordCount: blocks.reduce((sum, { words }) => sum + words.length, 0),
    found: occurrences(language, draft.keyphrase, read),
  };
}
