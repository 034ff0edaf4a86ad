import type { Language } from '../languages.ts';
import { sum } from '../sum.ts';
import { ignoredWords } from './ignored-words.ts';
import { readTerms, type TextTerm } from './read-terms.ts';
import type { DocumentSection, SearchDocument } from './search-document.ts';

/** Weight of a word by field. */
const weights = { title: 4, tags: 3, summary: 1.5, headings: 1.5, body: 1 } as const;

type Field = keyof typeof weights;

const fields = Object.keys(weights) as Field[];

/** BM25F length normalization by field (0 none, 1 full). */
const dilution = 0.5;

/** A posting: the document's number, and the term's weighted frequency over all fields. */
type Postings = ReadonlyMap<number, number>;

/** A section with the stems and groups of its words. */
export interface IndexedSection extends DocumentSection {
  keys: ReadonlySet<string>;
  headingKeys: ReadonlySet<string>;
  hasPrice: boolean;
}

/** An inverted index over the documents of one language. */
export interface SearchIndex {
  language: Language;
  documents: readonly SearchDocument[];
  ignored: ReadonlySet<string>;
  /** All words in their original spelling, sorted, so that those with a common prefix are adjacent. */
  words: readonly string[];
  /** The stem of each word. */
  stems: ReadonlyMap<string, string>;
  /** The synonym groups of each word. */
  groupsOf: ReadonlyMap<string, readonly string[]>;
  /** By stem, and by synonym group. */
  postings: ReadonlyMap<string, Postings>;
  /** Stems and groups of the site's subjects: all except those that occur in running prose only. */
  vocabulary: ReadonlySet<string>;
  /** The words of a stem or group, for highlighting. */
  forms: ReadonlyMap<string, ReadonlySet<string>>;
  /** The quotable sections of each document, starting with its summary. */
  sections: ReadonlyMap<SearchDocument, readonly IndexedSection[]>;
}

export function buildIndex(documents: readonly SearchDocument[], language: Language): SearchIndex {
  const ignored = ignoredWords[language];
  // The stem of a stop word may be that of another word, like « par » and « Paris ».
  const read = once((text: string) =>
    readTerms(text, language, 'document').filter(({ raw }) => !ignored.has(raw)),
  );
  const terms = documents.map((document) => termsByField(document, read));
  const postings = new Map<string, Map<number, number>>();
  const forms = new Map<string, Set<string>>();
  const stems = new Map<string, string>();
  const groupsOf = new Map<string, readonly string[]>();
  const vocabulary = new Set<string>();
  for (const field of fields) {
    const lengths = terms.map((byField) => byField[field].length);
    const average = Math.max(1, sum(lengths) / Math.max(1, documents.length));
    for (const [document, byField] of terms.entries()) {
      const length = (lengths[document] ?? 0) / average;
      const weight = weights[field] / (1 - dilution + dilution * length);
      for (const { raw, stem, groups } of byField[field]) {
        if (!raw.includes(' ')) {
          stems.set(raw, stem);
          groupsOf.set(raw, groups);
        }
        for (const key of [stem, ...groups]) {
          add(postings, key, document, weight);
          if (field !== 'body') vocabulary.add(key);
          for (const word of raw.split(' ')) addForm(forms, key, word);
        }
      }
    }
  }
  return {
    language,
    documents,
    ignored,
    words: [...stems.keys()].toSorted(),
    stems,
    groupsOf,
    postings,
    vocabulary,
    forms,
    sections: new Map(documents.map((document) => [document, sectionsOf(document, read)])),
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
  const keysOf = (text: string) => {
    const keys = new Set<string>();
    for (const { stem, groups } of read(text)) {
      keys.add(stem);
      for (const group of groups) keys.add(group);
    }
    return keys;
  };
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

function add(
  postings: Map<string, Map<number, number>>,
  key: string,
  document: number,
  weight: number,
): void {
  const weightsIn = postings.get(key) ?? new Map<number, number>();
  postings.set(key, weightsIn);
  weightsIn.set(document, (weightsIn.get(document) ?? 0) + weight);
}

function addForm(forms: Map<string, Set<string>>, key: string, word: string): void {
  const words = forms.get(key) ?? new Set<string>();
  forms.set(key, words);
  words.add(word);
}
