import type { Found } from '#app/domain/answers/find-answer.ts';
import { longestPassage, type Passage } from '#app/domain/answers/quoted-passages.ts';
import { isCommon } from '#app/domain/answers/is-common.ts';
import { ignoredWords } from '#app/domain/search/ignored-words.ts';
import { passageOf } from '#app/domain/search/passage.ts';
import { readTerms } from '#app/domain/search/read-terms.ts';
import type { SearchDocument } from '#app/domain/search/search-document.ts';
import { languages, type Language } from '#app/i18n/languages.ts';
import { askedIndex, askedSideIndex } from '../search/search-documents.ts';

/** Least share of the words of a question that are of a language in which it is put. */
const leastShare = 0.6;

/** The language of ours in which a question on a page of another one is put; null where it is none, or the page's own. */
export function otherLanguageOf(question: string, language: Language): Language | null {
  const shares = languages.map((each) => ({ language: each, share: shareOf(question, each) }));
  const [first] = shares.toSorted((a, b) => b.share - a.share);
  const own = shares.find((each) => each.language === language);
  if (!first || !own || first.share < leastShare || first.share <= own.share) return null;
  return first.language;
}

/** Share of a question's words that the word lists of a language have: stop words, common ones and those of the trade. */
function shareOf(question: string, language: Language): number {
  // Spanish alone opens its questions with a mark, which counts as a word.
  const opens = /[¿¡]/.test(question) ? 1 : 0;
  const terms = readTerms(question, language, 'question');
  const known = terms.filter(
    (term) =>
      ignoredWords[language].has(term.raw) ||
      term.groups.length > 0 ||
      isCommon(term, language, false),
  );
  return (known.length + (language === 'es' ? opens : 0)) / Math.max(1, terms.length + opens);
}

/** What was found in one language, quoted from the same places of the pages in another. */
export function quotedIn(language: Language, found: Found, from: Language): Found {
  if (found.kind === 'unknown') return found;
  const passages = found.passages.flatMap((passage) => passageIn(language, passage, from) ?? []);
  const [first, ...others] = passages;
  return first ? { kind: found.kind, passages: [first, ...others] } : { kind: 'unknown' };
}

function passageIn(language: Language, passage: Passage, from: Language): Passage | null {
  const asked = documentAt(passage.address, from);
  const shown = documentAt(passage.address, language);
  if (!asked || !shown) return null;
  const place = asked.sections.findIndex(({ text }) => text.includes(passage.text.slice(0, 24)));
  const isParallel = asked.sections.length === shown.sections.length;
  const section = isParallel && place >= 0 ? shown.sections[place] : undefined;
  const text = section?.text ?? (shown.summary || (shown.sections[0]?.text ?? ''));
  return { ...passage, title: shown.title, text: passageOf(text, new Set(), longestPassage) };
}

/** The page, the question of the FAQ, or the page of a section at a bare address. */
function documentAt(address: string, language: Language): SearchDocument | undefined {
  const documents = [askedIndex, askedSideIndex].flatMap(
    (index) => index(language).pages.documents,
  );
  const at = (wanted: string) => documents.find((document) => document.address === wanted);
  return at(address) ?? at(address.replace(/#.*/, ''));
}
