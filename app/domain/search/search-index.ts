import type { Language } from '../languages.ts';
import { ignoredWords } from './ignored-words.ts';
import type { SearchDocument } from './search-document.ts';
import { tokenize } from './words.ts';

/** Weight of a word by field. */
const weights = { title: 4, tags: 2.5, summary: 1.5, body: 1 } as const;

type Field = keyof typeof weights;

const fields = Object.keys(weights) as Field[];

/** BM25F length normalization by field (0 none, 1 full). */
const dilution = 0.5;

/** A posting: the document's number, and the term's weighted frequency over all fields. */
type Postings = ReadonlyMap<number, number>;

/** An inverted index over the documents of one language. */
export interface SearchIndex {
  documents: readonly SearchDocument[];
  ignored: ReadonlySet<string>;
  /** All terms, sorted, so that those with a common prefix are adjacent. */
  terms: readonly string[];
  postings: ReadonlyMap<string, Postings>;
}

export function buildIndex(documents: readonly SearchDocument[], language: Language): SearchIndex {
  const terms = documents.map((document) => termsByField(document));
  const postings = new Map<string, Map<number, number>>();
  for (const field of fields) {
    const lengths = terms.map((byField) => byField[field].length);
    const average = Math.max(1, sum(lengths) / Math.max(1, documents.length));
    for (const [document, byField] of terms.entries()) {
      const length = (lengths[document] ?? 0) / average;
      const weight = weights[field] / (1 - dilution + dilution * length);
      for (const term of byField[field]) add(postings, term, document, weight);
    }
  }
  return {
    documents,
    ignored: ignoredWords[language],
    terms: [...postings.keys()].toSorted(),
    postings,
  };
}

function termsByField({ title, tags, summary, body }: SearchDocument): Record<Field, string[]> {
  const terms = (text: string) => tokenize(text).map(({ term }) => term);
  return {
    title: terms(title),
    tags: terms(tags.join(' ')),
    summary: terms(summary),
    body: terms(body),
  };
}

function add(
  postings: Map<string, Map<number, number>>,
  term: string,
  document: number,
  weight: number,
): void {
  const weightsIn = postings.get(term) ?? new Map<number, number>();
  postings.set(term, weightsIn);
  weightsIn.set(document, (weightsIn.get(document) ?? 0) + weight);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
