import { readTerms, type TextTerm } from '../search/read-terms.ts';
import type { SearchDocument } from '../search/search-document.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { sum } from '../sum.ts';
import { askingKey } from './asking-words.ts';
import { isCommon } from './is-common.ts';
import { countWording, wordingOf, type Wording } from './likelihood.ts';

/** A short text that people ask about to reach a document: its title, a tag or a heading. */
export interface AskedUnit {
  document: number;
  terms: readonly UnitTerm[];
  /** Total weight of its terms. */
  weight: number;
}

interface UnitTerm {
  keys: readonly string[];
  weight: number;
}

/** An index of what people ask about: pages, and subjects that the site does not cover. */
export interface AskedIndex {
  pages: SearchIndex;
  /** Subjects that the site does not cover. */
  elsewhere: SearchIndex;
  /** Pages, then subjects; a document's number is its index here. */
  documents: readonly SearchDocument[];
  units: readonly AskedUnit[];
  /** Numbers of the units that contain a key. */
  unitsWith: ReadonlyMap<string, readonly number[]>;
  /** How clearly a key indicates one document, by entropy. */
  telling: ReadonlyMap<string, number>;
  /** Weight of a key that occurs in a single document. */
  mostTelling: number;
  wording: Wording;
}

/** Weight of a common word in a unit, relative to 1. */
const commonWorth = 0.3;

export function buildAskedIndex(pages: SearchIndex, elsewhere: SearchIndex): AskedIndex {
  const { language, ignored } = pages;
  const documents = [...pages.documents, ...elsewhere.documents];
  const texts = documents.map((document) =>
    textsOf(document).map((text) => ({ text, terms: readTerms(text, language, 'question') })),
  );
  const read = texts.map((own) =>
    own.map((text) => unitOf(text, pages)).filter((terms) => terms.length > 0),
  );
  const telling = tellingKeys(read);
  const weighed = new Map<string, UnitTerm>();
  const weigh = ({ keys, isWeak }: ReadTerm): UnitTerm => {
    const name = keys.join(' ');
    const weight = Math.max(...keys.map((key) => telling.get(key) ?? 0));
    // Units share their terms, of which there are few.
    const term = weighed.get(name) ?? { keys, weight: weight * (isWeak ? commonWorth : 1) };
    weighed.set(name, term);
    return term;
  };
  const units = read.flatMap((own, document) =>
    own.map((unit) => {
      const terms = unit.map(weigh);
      return { document, terms, weight: sum(terms.map(({ weight }) => weight)) };
    }),
  );
  const unitsWith = new Map<string, number[]>();
  for (const [number, { terms }] of units.entries()) {
    for (const key of new Set(terms.flatMap(({ keys }) => keys))) {
      const known = unitsWith.get(key);
      if (known) known.push(number);
      else unitsWith.set(key, [number]);
    }
  }
  const mostTelling = Math.log(1 + documents.length);
  const wording = countWording(
    texts.map((own) => own.map(({ terms }) => wordingOf(terms, ignored))),
  );
  return { pages, elsewhere, documents, units, unitsWith, telling, mostTelling, wording };
}

/** The texts of a document that people ask about. */
function textsOf({ title, tags, sections }: SearchDocument): string[] {
  return [...new Set([title, ...tags, ...sections.map(({ heading }) => heading)])];
}

interface ReadTerm {
  keys: readonly string[];
  isWeak: boolean;
}

function unitOf(
  { text, terms }: { text: string; terms: readonly TextTerm[] },
  { language, ignored }: SearchIndex,
): ReadTerm[] {
  const unit = terms
    .filter(({ raw }) => !ignored.has(raw))
    .map((term) => ({
      keys: [term.stem, ...term.groups],
      isWeak: !term.groups.length && isCommon(term, language, true),
    }));
  const asking = askingKey(text, language);
  return asking ? [...unit, { keys: [asking], isWeak: false }] : unit;
}

/**
 * How clearly each key indicates a document: log-entropy weighting, over the units of each document that contain it. A
 * key whose units all belong to one document has the highest weight.
 */
function tellingKeys(read: readonly ReadTerm[][][]): Map<string, number> {
  const counts = new Map<string, number[]>();
  for (const texts of read) {
    const own = new Map<string, number>();
    for (const terms of texts) {
      for (const key of new Set(terms.flatMap(({ keys }) => keys))) {
        own.set(key, (own.get(key) ?? 0) + 1);
      }
    }
    for (const [key, count] of own) counts.set(key, [...(counts.get(key) ?? []), count]);
  }
  return new Map(
    [...counts].map(([key, perDocument]) => {
      const all = sum(perDocument);
      const entropy = -sum(perDocument.map((count) => (count / all) * Math.log(count / all)));
      return [key, Math.log(1 + read.length / Math.exp(entropy))];
    }),
  );
}
