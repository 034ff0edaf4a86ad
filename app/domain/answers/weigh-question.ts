import { matchKeys } from '../search/match-terms.ts';
import { longestQuestion } from '../search/query-limits.ts';
import { documentsWith, type WeighedTerm } from '../search/rank-documents.ts';
import { readQuery } from '../search/read-query.ts';
import type { TextTerm } from '../search/read-terms.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { stem } from '../search/stem.ts';
import { isWithinOneTypo } from '../search/typo.ts';
import { termOf } from '../search/words.ts';
import type { AskedIndex } from './asked-index.ts';
import { askingKey } from './asking-words.ts';
import { askerWords, isCommon, isTrade, looksLikeVerb, ownThings } from './is-common.ts';
import { respell } from './respell.ts';

/** A term of a question: its weights among documents, and among the texts that people ask about. */
export interface QuestionTerm extends WeighedTerm {
  /** Its weight among units. */
  telling: number;
  isName: boolean;
  isKnown: boolean;
}

/**
 * Weights, relative to 1, of a common word (less if no page contains it), a trade, something of the visitor's own, and
 * the person the question is for.
 */
const commonWorth = 0.25;
const strangeCommonWorth = 0.12;
const tradeWorth = 0.2;
const ownWorth = 0.5;
const askerWorth = 0.25;

/** Factor for a match with a word that occurs in running prose only: the site mentions it, but is not about it. */
const proseWorth = 0.4;

/** Weight of a word that occurs in running prose only, relative to an unknown one. */
const proseTelling = 0.8;

/** Factor for a match with a word one typo away, and the minimum length of such a word. */
const nearWorth = 0.6;
const shortestNear = 5;

/** Factor for a word that asks for a person or a place. */
const askingWorth = 0.5;

/** What a question says about the visitor: their own things, and the person it is for. */
interface Visitor {
  own: ReadonlySet<string>;
  askers: ReadonlySet<string>;
}

/** A question with its spelling normalized. */
export function readableQuestion(asked: AskedIndex, question: string): string {
  return respell(question, asked.pages.language, (raw) => isKnownWord(asked, raw));
}

/** @param question with its spelling normalized */
export function weighQuestion(asked: AskedIndex, question: string): QuestionTerm[] {
  const { pages } = asked;
  const { text, terms } = readQuery(question, pages, longestQuestion);
  const own = ownThings(text, pages.language);
  const askers = askerWords(text, pages.language);
  const weighed = terms.map((term) => weigh(asked, term, { own, askers }));
  const key = askingKey(text, pages.language);
  const telling = key ? asked.telling.get(key) : undefined;
  if (!key || telling === undefined) return weighed;
  const matched = new Map([[key, 1]]);
  const asking = { raw: key, value: 0, worth: 0, matched, found: new Map<number, number>() };
  return [...weighed, { ...asking, telling: telling * askingWorth, isName: false, isKnown: true }];
}

/** Whether a page or a word list contains a word. */
function isKnownWord(asked: AskedIndex, raw: string): boolean {
  const { language, ignored } = asked.pages;
  const term = termOf(raw);
  const root = stem(term, language);
  return ignored.has(term) || hasKey(asked, root) || isCommon({ stem: root }, language, false);
}

function hasKey({ pages, elsewhere }: AskedIndex, key: string): boolean {
  return pages.postings.has(key) || elsewhere.postings.has(key);
}

function weigh(asked: AskedIndex, term: TextTerm, visitor: Visitor): QuestionTerm {
  const { pages, elsewhere } = asked;
  const matched = matchTerm(asked, term);
  const found = documentsFound(asked, matched);
  const isProse = ![...matched.keys()].some(
    (key) => pages.vocabulary.has(key) || elsewhere.vocabulary.has(key),
  );
  const isKnown = found.size > 0;
  const factor = worthIn(pages, term, visitor, isKnown, isProse);
  const most = Math.max(0, ...[...matched.keys()].map((key) => asked.telling.get(key) ?? 0));
  const rare = asked.mostTelling * (isKnown ? proseTelling : 1);
  const telling = factor * (isProse ? rare : most || rare);
  return {
    raw: term.raw,
    value: telling,
    worth: isProse ? proseWorth : 1,
    matched,
    found,
    telling,
    isName: term.isName === true,
    isKnown,
  };
}

function documentsFound({ pages, elsewhere }: AskedIndex, matched: ReadonlyMap<string, number>) {
  const first = pages.documents.length;
  const others = [...documentsWith(elsewhere, matched)];
  return new Map([
    ...documentsWith(pages, matched),
    ...others.map(([number, share]) => [first + number, share] as const),
  ]);
}

/** Keys matched by a term; if there are none, those of words one typo away. */
function matchTerm(asked: AskedIndex, term: TextTerm): Map<string, number> {
  const { pages } = asked;
  // Names are not inflected: « Paris » is not a form of « partir ».
  const isForm = !term.isName || pages.terms.has(term.raw) || asked.elsewhere.terms.has(term.raw);
  const has = (key: string) => hasKey(asked, key);
  const matched = matchKeys(has, isForm ? term : { ...term, stem: '' });
  const { raw } = term;
  if (matched.size > 0 || raw.length < shortestNear) return matched;
  for (const word of pages.words) {
    if (word.length < shortestNear - 1 || !isWithinOneTypo(raw, word)) continue;
    const { stem: root = word, groups = [] } = pages.terms.get(word) ?? {};
    for (const key of [root, ...groups]) {
      if (has(key)) matched.set(key, nearWorth);
    }
  }
  return matched;
}

function worthIn(
  { language }: SearchIndex,
  term: TextTerm,
  { own, askers }: Visitor,
  isKnown: boolean,
  isProse: boolean,
): number {
  const isOfTrade = isTrade(term.stem, language);
  if (askers.has(term.raw) && (isOfTrade || !term.groups.length)) return askerWorth;
  // Figures are checked separately; a page need not contain the word.
  const isNumber = /^\d+$/.test(term.raw);
  if (term.isName && !isKnown) return own.has(term.raw) ? ownWorth : 1;
  if (isNumber || (!term.groups.length && isCommon(term, language, isKnown && !isProse))) {
    return isKnown && !isProse ? commonWorth : strangeCommonWorth;
  }
  if (!isKnown && looksLikeVerb(term.raw, language)) return commonWorth;
  if (isOfTrade && !term.groups.length) return tradeWorth;
  return own.has(term.raw) ? ownWorth : 1;
}
