import { contentOf } from '#app/content/content.ts';
import type { Answer } from '#app/domain/answers/answer.ts';
import type { Site } from '#app/domain/answers/candidates.ts';
import { isComplaint } from '#app/domain/answers/complaint.ts';
import { findAnswer, type Found } from '#app/domain/answers/find-answer.ts';
import { findTownAnswer } from '#app/domain/answers/find-town-answer.ts';
import { prefersGuide } from '#app/domain/answers/prefers-guide.ts';
import {
  asksForCall,
  asksForPerson,
  asksHowToPay,
  isRude,
} from '#app/domain/answers/team-request.ts';
import { isThanks } from '#app/domain/answers/thanks.ts';
import { townQuestion } from '#app/domain/answers/town-question.ts';
import { topicOf } from '#app/domain/chat/topic.ts';
import type { Language } from '#app/i18n/languages.ts';
import { paths } from '#app/i18n/paths.ts';
import { askedIndex } from '../search/search-documents.ts';
import { findInGuide } from './guide-answers.ts';
import { otherLanguageOf, quotedIn } from './other-language.ts';
import { townPages } from './town-pages.ts';

/** A visitor's question and the open pages. */
export interface Question {
  text: string;
  language: Language;
  isOpen: (address: string) => boolean;
}

/** Messages that only a person can answer. */
const forTheTeam = [asksForPerson, isComplaint, asksForCall, asksHowToPay] as const;

/**
 * Passages on a question: from the page of the town it names, from the agency's own pages, or from the guide if that
 * matches better. A question in another of our languages is answered in the page's.
 */
export function findOnSite({ text, language, isOpen }: Question): Found {
  if (forTheTeam.some((isOne) => isOne(text))) return waysToTheTeam({ text, language, isOpen });
  if (isRude(text) || isThanks(text)) return { kind: 'unknown' };
  const found = findInLanguage({ text, language, isOpen });
  const other = otherLanguageOf(text, language);
  if (!other) return found;
  const elsewhere = findInLanguage({ text, language: other, isOpen });
  // In the page's language a foreign word may look like a typo and match a page.
  if (scoreOf(found) >= scoreOf(elsewhere)) return found;
  const quoted = quotedIn(language, elsewhere, other);
  return quoted.kind === 'unknown' ? found : quoted;
}

function scoreOf(found: Found): number {
  return found.kind === 'unknown' ? 0 : found.passages[0].score;
}

function findInLanguage({ text, language, isOpen }: Question): Found {
  const site = { asked: askedIndex(language), isOpen, priceList: paths['services-hub'][0] };
  const inTown = findInTown(site, { text, language, isOpen });
  if (inTown) return inTown;
  const own = findAnswer(site, text);
  const guide = findInGuide(text, language);
  return prefersGuide(text, own, guide) ? guide.found : own.found;
}

/** First the phone number and the form, then booking. */
function waysToTheTeam({ language, isOpen }: Question): Found {
  const { pages } = askedIndex(language);
  const { phone, email } = contentOf(language).contact.details;
  const passages = [paths.contact[0], paths.booking[0]].filter(isOpen).flatMap((address) => {
    const page = pages.documents.find((document) => document.address === address);
    if (!page) return [];
    const { title, summary, kind, sections } = page;
    const reached = sections.find(({ heading }) => heading === `${phone}, ${email}`);
    return { title, text: reached?.text ?? summary, address, kind, score: 1 };
  });
  const [first, ...others] = passages;
  return first ? { kind: 'answer', passages: [first, ...others] } : { kind: 'unknown' };
}

function findInTown(site: Site, { text, language, isOpen }: Question): Found | null {
  const named = townQuestion(text);
  const pages = named && townPages(named.town, language, isOpen);
  return pages ? findTownAnswer(site, pages, text, named) : null;
}

/** Shown before the passages when they do not confirm what the question assumes. */
export function remarkOn(found: Found, language: Language): string | null {
  const { unconfirmed, unlisted } = contentOf(language).answers;
  if (found.kind === 'unconfirmed') return unconfirmed;
  return found.kind === 'unlisted' ? unlisted : null;
}

/** The built-in answer: the best passage, or an honest "no answer". */
export function quoteAnswer(question: Question, found = findOnSite(question)): Answer {
  const { answers } = contentOf(question.language);
  if (found.kind !== 'unknown') {
    const remark = remarkOn(found, question.language);
    return { kind: 'quoted', remark, passage: found.passages[0] };
  }
  const topic = topicOf(question.text);
  return topic === 'greeting' || topic === 'thanks'
    ? { kind: 'greeting', text: answers[topic] }
    : { kind: 'refused', text: answers.unknown };
}
