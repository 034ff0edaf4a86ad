import { readTerms, type TextTerm } from '../search/read-terms.ts';
import type { SearchIndex } from '../search/search-index.ts';

/**
 * Weights of the parts of a text: a word or its stem, its group of synonyms, a stop word, and a pair of consecutive
 * words. Stop words and pairs distinguish « who can I call » from « who calls me ».
 */
const weights = { word: 1, group: 0.8, stopWord: 0.25, pair: 0.5 } as const;

/** Dirichlet prior, in words: how many words of the whole collection are added to each document. */
const prior = 10;

/** Word and word pair counts of the texts that people ask about, per document. */
export interface Wording {
  /** Weighted count per document, for each part of a text. */
  counts: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** Total of each document, by its number. */
  sizes: readonly number[];
}

type Read = (text: string) => ReadonlyMap<string, number>;

/** Counts the parts of a text. */
export function wordingReader({
  language,
  ignored,
}: Pick<SearchIndex, 'language' | 'ignored'>): Read {
  const nameOf = ({ raw, stem }: TextTerm) => (ignored.has(raw) ? raw : stem);
  const pairOf = (term: TextTerm) =>
    ignored.has(term.raw) ? term.raw : (term.groups[0] ?? term.stem);
  return (text) => {
    const found = new Map<string, number>();
    const terms = readTerms(text, language, 'question');
    for (const [at, term] of terms.entries()) {
      found.set(nameOf(term), ignored.has(term.raw) ? weights.stopWord : weights.word);
      for (const group of term.groups) found.set(group, weights.group);
      const next = terms[at + 1];
      if (next) found.set(`${pairOf(term)} > ${pairOf(next)}`, weights.pair);
    }
    return found;
  };
}

/** @param texts texts that people ask about, per document */
export function countWording(texts: readonly (readonly string[])[], read: Read): Wording {
  const counts = new Map<string, Map<number, number>>();
  const sizes = texts.map((own, document) => {
    let size = 0;
    for (const text of own) {
      for (const [part, weight] of read(text)) {
        const known = counts.get(part) ?? new Map<number, number>();
        counts.set(part, known);
        known.set(document, (known.get(document) ?? 0) + weight);
        size += weight;
      }
    }
    return size;
  });
  return { counts, sizes };
}

/**
 * How much likelier a question is for each document than for the whole collection: query likelihood with Dirichlet
 * smoothing (Zhai and Lafferty, 2004), as a mean of logarithms over its known parts.
 */
export function likelihoods({ counts, sizes }: Wording, parts: ReadonlyMap<string, number>) {
  const all = sizes.reduce((total, size) => total + size, 0);
  const weight = [...parts.values()].reduce((total, own) => total + own, 0);
  const scores = sizes.map(() => 0);
  for (const [part, own] of parts) {
    const known = counts.get(part);
    if (!known) continue;
    const count = [...known.values()].reduce((total, of) => total + of, 0);
    const usual = count / all;
    for (const [document, size] of sizes.entries()) {
      const likely = ((known.get(document) ?? 0) + prior * usual) / (size + prior);
      scores[document] = (scores[document] ?? 0) + (own / weight) * Math.log(likely / usual);
    }
  }
  return scores;
}
