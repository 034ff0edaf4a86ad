import { contentOf } from '#app/content/content.ts';
import { topicOf } from '#app/domain/chat/topic.ts';
import type { Answer } from '#app/domain/answers/answer.ts';
import { findAnswer, type Found } from '#app/domain/answers/find-answer.ts';
import type { Language } from '#app/i18n/languages.ts';
import { paths } from '#app/i18n/paths.ts';
import { askedIndex } from '../search/search-documents.ts';

/** A question of a visitor, and which pages are open. */
export interface Question {
  text: string;
  language: Language;
  isOpen: (address: string) => boolean;
}

export function findOnSite({ text, language, isOpen }: Question): Found {
  const site = { asked: askedIndex(language), isOpen, priceList: paths['services-hub'][0] };
  return findAnswer(site, text);
}

/** Said before the passages, where the question supposes what they do not say. */
export function remarkOn(found: Found, language: Language): string | null {
  const { unconfirmed, unlisted } = contentOf(language).answers;
  if (found.kind === 'unconfirmed') return unconfirmed;
  return found.kind === 'unlisted' ? unlisted : null;
}

/** The built-in answer: the best passage, or an honest refusal. */
export function quoteAnswer(question: Question, found = findOnSite(question)): Answer {
  const { answers } = contentOf(question.language);
  if (found.kind !== 'unknown') {
    const remark = remarkOn(found, question.language);
    return { kind: 'quoted', remark, passage: found.passages[0] };
  }
  const isGreeting = topicOf(question.text) === 'greeting';
  return isGreeting
    ? { kind: 'greeting', text: answers.greeting }
    : { kind: 'refused', text: answers.unknown };
}
