import { invert, type Postings } from '../search/postings.ts';
import type { TextTerm } from '../search/read-terms.ts';
import { sum } from '../sum.ts';

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
  counts: Postings;
  /** Total of each document, by its number. */
  sizes: readonly number[];
}

/** The parts of a text. */
export function wordingOf(
  terms: readonly TextTerm[],
  ignored: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const nameOf = ({ raw, stem }: TextTerm) => (ignored.has(raw) ? raw : stem);
  const pairOf = (term: TextTerm) =>
    ignored.has(term.raw) ? term.raw : (term.groups[0] ?? term.stem);
  const found = new Map<string, number>();
  for (const [at, term] of terms.entries()) {
    found.set(nameOf(term), ignored.has(term.raw) ? weights.stopWord : weights.word);
    for (const group of term.groups) found.set(group, weights.group);
    const next = terms[at + 1];
    if (next) found.set(`${pairOf(term)} > ${pairOf(next)}`, weights.pair);
  }
  return found;
}

/** @param texts parts of the texts that people ask about, per document */
export function countWording(texts: readonly (readonly ReadonlyMap<string, number>[])[]): Wording {
  const counts = texts.map((own) => {
    const total = new Map<string, number>();
    for (const parts of own) {
      for (const [part, weight] of parts) total.set(part, (total.get(part) ?? 0) + weight);
    }
    return total;
  });
  return { counts: invert(counts), sizes: counts.map((total) => sum([...total.values()])) };
}

/**
 * How much likelier a question is for each document than for the whole collection: query likelihood with Dirichlet
 * smoothing (Zhai and Lafferty, 2004), as a mean of logarithms over its known parts.
 */
export function likelihoods({ counts, sizes }: Wording, parts: ReadonlyMap<string, number>) {
  const all = sum(sizes);
  const weight = sum([...parts.values()]);
  const scores = sizes.map(() => 0);
  for (const [part, own] of parts) {
    const known = new Map(counts.of(part));
    if (known.size === 0) continue;
    const count = sum([...known.values()]);
    const usual = count / all;
    for (const [document, size] of sizes.entries()) {
      const likely = ((known.get(document) ?? 0) + prior * usual) / (size + prior);
      scores[document] = (scores[document] ?? 0) + (own / weight) * Math.log(likely / usual);
    }
  }
  return scores;
}
