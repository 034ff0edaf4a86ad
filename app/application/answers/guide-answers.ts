import { contentOf } from '#app/content/content.ts';
import { platforms, type Platform } from '#app/content/guide/shape.ts';
import { isListedAmount } from '#app/domain/answers/figures.ts';
import { findAnswer, type AnswerResult } from '#app/domain/answers/find-answer.ts';
import { longestPassage } from '#app/domain/answers/quoted-passages.ts';
import { normalizeForSearch } from '#app/domain/search/normalize.ts';
import { passageOf } from '#app/domain/search/passage.ts';
import type { Language } from '#app/i18n/languages.ts';
import { paths } from '#app/i18n/paths.ts';
import { checkOfPath } from '#app/i18n/site-pages.ts';
import { askedSideIndex } from '../search/search-documents.ts';

/** The guide's answer to a question: what its page is about, or how to fix it on the platform the question names. */
export function findInGuide(question: string, language: Language): AnswerResult {
  const platform = platforms.find((each) => nameOf(each).test(question));
  const site = {
    asked: askedSideIndex(language),
    isOpen: (address: string) => checkOfPath(address) !== null,
    priceList: paths['services-hub'][0],
  };
  const result = findAnswer(site, platform ? question.replace(nameOf(platform), ' ') : question);
  if (result.found.kind !== 'answer') return result;
  const [first, ...others] = result.found.passages;
  const text = textOn(first.address, { question, language, platform });
  const quoted = { ...first, text: passageOf(text, new Set(), longestPassage) };
  return { ...result, found: { kind: 'answer', passages: [quoted, ...others] } };
}

const nameOf = (platform: Platform) => new RegExp(`\\b${platform}\\b`, 'i');

/** « Comment », “how” and « cómo », without accents. */
const how = /\b(?:comment|how|como)\b/;

interface GuideQuestion {
  question: string;
  language: Language;
  platform: Platform | undefined;
}

/** The answer of the page at an address to a question. */
function textOn(address: string, { question, language, platform }: GuideQuestion): string {
  const { auditChecks, guide } = contentOf(language);
  const check = checkOfPath(address);
  if (check === null) return '';
  const { description, mends } = guide.checks[check];
  const steps = auditChecks.checks[check].how.join(' ');
  const asked = how.test(normalizeForSearch(question)) ? steps : description;
  const text = platform ? mends[platform] : asked;
  return isListedAmount(text) ? text : description;
}
