import { rankDocuments } from '../search/rank-documents.ts';
import { readTerms } from '../search/read-terms.ts';
import type { SearchDocument } from '../search/search-document.ts';
import type { AskedIndex, AskedUnit } from './asked-index.ts';
import { likelihoods, wordingOf } from './likelihood.ts';
import type { QuestionTerm } from './weigh-question.ts';

/** A document and how well it answers a question. */
export interface RankedPage {
  document: SearchDocument;
  /** BM25F, of the document as a whole; 0 to 1. */
  relevance: number;
  /** Match with the closest text that people ask about; 0 to 1. */
  asked: number;
  /** How much likelier the question's wording is for this document than for the whole collection, as a logarithm. */
  likelihood: number;
}

/** All documents, unsorted, each with its scores for the question. */
export function rankPages(
  asked: AskedIndex,
  question: string,
  terms: readonly QuestionTerm[],
): RankedPage[] {
  const { documents, pages, wording } = asked;
  const { language, ignored } = pages;
  const nearest = nearestUnits(asked, terms);
  const hits = new Map(rankDocuments(documents, terms).map((hit) => [hit.document, hit]));
  const likely = likelihoods(
    wording,
    wordingOf(readTerms(question, language, 'question'), ignored),
  );
  return documents.map((document, number) => ({
    document,
    relevance: hits.get(document)?.relevance ?? 0,
    asked: nearest.get(number) ?? 0,
    likelihood: likely[number] ?? 0,
  }));
}

/** The best score among each document's units, by the document's number. */
function nearestUnits(asked: AskedIndex, terms: readonly QuestionTerm[]): Map<number, number> {
  const all = terms.reduce((total, { telling }) => total + telling, 0);
  const near = new Map<number, number>();
  const numbers = new Set(
    terms.flatMap(({ matched }) =>
      [...matched.keys()].flatMap((key) => asked.unitsWith.get(key) ?? []),
    ),
  );
  for (const number of numbers) {
    const unit = asked.units[number];
    if (!unit) continue;
    const nearness = nearnessOf(unit, terms, all);
    if (nearness > (near.get(unit.document) ?? 0)) near.set(unit.document, nearness);
  }
  return near;
}

/** The share of the question that the unit covers, times the share of the unit that the question covers. */
function nearnessOf(
  { terms: said, weight }: AskedUnit,
  terms: readonly QuestionTerm[],
  all: number,
) {
  let earned = 0;
  const matchedOf = said.map(() => 0);
  for (const { telling, matched } of terms) {
    let best = 0;
    for (const [at, { keys }] of said.entries()) {
      for (const key of keys) {
        const worth = matched.get(key) ?? 0;
        if (worth > best) best = worth;
        if (worth > (matchedOf[at] ?? 0)) matchedOf[at] = worth;
      }
    }
    earned += telling * best;
  }
  const held = said.reduce((total, term, at) => total + term.weight * (matchedOf[at] ?? 0), 0);
  return weight > 0 && all > 0 ? (earned / all) * (held / weight) : 0;
}
