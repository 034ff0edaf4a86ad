import type { Language } from '../languages.ts';
import { sum } from '../sum.ts';
import { ignoredWords } from './ignored-words.ts';
import { invert, type Postings } from './postings.ts';
import { readTerms, type TextTerm } from './read-terms.ts';
import type { DocumentSection, SearchDocument } from './search-document.ts';

/** Weight of a word by field. */
const weights = { title: 4, tags: 3, summary: 1.5, headings: 1.5, body: 1 } as const;

type Field = keyof typeof weights;

const fields = Object.keys(weights) as Field[];

/** BM25F length normalization by field (0 none, 1 full). */
const dilution = 0.5;

/** A section with the stems and groups of its words. */
export interface IndexedSection extends DocumentSection {
  keys: readonly string[];
  headingKeys: readonly string[];
  hasPrice: boolean;
}

/** An inverted index over the documents of one language. */
export interface SearchIndex {
  language: Language;
  documents: readonly SearchDocument[];
  ignored: ReadonlySet<string>;
  /** All words in their original spelling, sorted, so that those with a common prefix are adjacent. */
  words: readonly string[];
  /** The stem and synonym groups of each word. */
  terms: ReadonlyMap<string, TextTerm>;
  /** Weighted frequencies over all fields, by stem and by synonym group. */
  postings: Postings;
  /** Stems and groups of the site's subjects: all except those that occur in running prose only. */
  vocabulary: ReadonlySet<string>;
  /** The words of a stem or group, for highlighting. */
  forms: ReadonlyMap<string, readonly string[]>;
  /** The quotable sections of each document, starting with its summary. */
  sections: ReadonlyMap<SearchDocument, readonly IndexedSection[]>;
}

export function buildIndex(documents: readonly SearchDocument[], language: Language): SearchIndex {
  const ignored = ignoredWords[language];
  // The stem of a stop word may be that of another word, like « par » and « Paris ».
  const readText = once((text: string) =>
    readTerms(text, language, 'document').filter(({ raw }) => !ignored.has(raw)),
  );
  const read = documents.map((document) => termsByField(document, readText));
  const forms = new Map<string, string[]>();
  const terms = new Map<string, TextTerm>();
  const vocabulary = new Set<string>();
  for (const byField of read) {
    for (const field of fields) {
      for (const term of byField[field]) {
        const { raw, stem, groups } = term;
        const keys = [stem, ...groups];
        if (field !== 'body') for (const key of keys) vocabulary.add(key);
        if (terms.has(raw)) continue;
        if (!raw.includes(' ')) terms.set(raw, term);
        for (const key of keys) addForms(forms, key, raw.split(' '));
      }
    }
  }
  return {
    language,
    documents,
    ignored,
    words: [...terms.keys()].toSorted(),
    terms,
    postings: invert(frequencies(read)),
    vocabulary,
    forms,
    sections: new Map(documents.map((document) => [document, sectionsOf(document, readText)])),
  };
}

/** A memoized function: each text is read for its document and for its section. */
function once<Result>(read: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const result = known.get(text) ?? read(text);
    known.set(text, result);
    return result;
  };
}

function sectionsOf(
  { title, summary, sections }: SearchDocument,
  read: (text: string) => TextTerm[],
): IndexedSection[] {
  const keysOf = (text: string) => [
    ...new Set(read(text).flatMap(({ stem, groups }) => [stem, ...groups])),
  ];
  const quoted = summary === '' ? sections : [{ heading: title, text: summary }, ...sections];
  return quoted.map((section) => ({
    ...section,
    keys: keysOf(section.text),
    headingKeys: keysOf(section.heading),
    hasPrice: /[€$£]/.test(section.text),
  }));
}

function termsByField(
  { title, tags, summary, sections }: SearchDocument,
  read: (text: string) => TextTerm[],
): Record<Field, TextTerm[]> {
  return {
    title: read(title),
    tags: tags.flatMap(read),
    summary: read(summary),
    headings: [...new Set(sections.map(({ heading }) => heading))].flatMap(read),
    body: sections.flatMap(({ text }) => read(text)),
  };
}

/** The weighted frequency of each key in each document, normalized by the length of its field (BM25F). */
function frequencies(terms: readonly Record<Field, TextTerm[]>[]): Map<string, number>[] {
  const averages = fields.map((field) => {
    const all = sum(terms.map((byField) => byField[field].length));
    return [field, Math.max(1, all / Math.max(1, terms.length))] as const;
  });
  return terms.map((byField) => {
    const own = new Map<string, number>();
    for (const [field, average] of averages) {
      const length = byField[field].length / average;
      const weight = weights[field] / (1 - dilution + dilution * length);
      for (const { stem, groups } of byField[field]) {
        for (const key of [stem, ...groups]) own.set(key, (own.get(key) ?? 0) + weight);
      }
    }
    return own;
  });
}

function addForms(forms: Map<string, string[]>, key: string, words: readonly string[]): void {
  const known = forms.get(key) ?? [];
  forms.set(key, known);
  for (const word of words) if (!known.includes(word)) known.push(word);
}
