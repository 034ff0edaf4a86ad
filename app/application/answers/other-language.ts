import type { Found } from '#app/domain/answers/find-answer.ts';
import { isCommon } from '#app/domain/answers/is-common.ts';
import { longestPassage, type Passage } from '#app/domain/answers/quoted-passages.ts';
import { ignoredWords } from '#app/domain/search/ignored-words.ts';
import { passageOf } from '#app/domain/search/passage.ts';
import { readTerms } from '#app/domain/search/read-terms.ts';
import type { SearchDocument } from '#app/domain/search/search-document.ts';
import { languages, type Language } from '#app/i18n/languages.ts';
import { askedIndex, askedSideIndex } from '../search/search-documents.ts';

/** Minimum share of a question's words that must belong to a language. */
const leastShare = 0.6;

/** Which of our languages a question is in, if not the page's own; otherwise null. */
export function otherLanguageOf(question: string, language: Language): Language | null {
  const shares = languages.map((each) => ({ language: each, share: shareOf(question, each) }));
  const [first] = shares.toSorted((a, b) => b.share - a.share);
  const own = shares.find((each) => each.language === language);
  if (!first || !own || first.share < leastShare || first.share <= own.share) return null;
  return first.language;
}

/** Share of a question's words found in a language's word lists: stop words, common words and industry terms. */
function shareOf(question: string, language: Language): number {
  // Only Spanish opens questions with a mark, which counts as a word.
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

/** Passages found in one language, quoted from the same places of the pages in another. */
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

/** The page, FAQ entry or section at an address without prefix. */
function documentAt(address: string, language: Language): SearchDocument | undefined {
  const documents = [askedIndex, askedSideIndex].flatMap(
    (index) => index(language).pages.documents,
  );
  const at = (wanted: string) => documents.find((document) => document.address === wanted);
  return at(address) ?? at(address.replace(/#.*/, ''));
}
