import type { AnswerResult } from './find-answer.ts';
import { namesUs } from './off-subject.ts';

/**
 * How far a guide page must score ahead of the site's own answer, by the kind of that answer, and the minimum score if
 * there is none. Articles give advice, as the guide does; other pages are about the agency.
 */
const ahead = { article: 0, page: 0.3 };
const least = 0.6;

/** Additional margin for a question addressed to the agency. */
const putToUs = 0.3;

/** Whether to quote the guide instead of the site's own answer. */
export function prefersGuide(question: string, own: AnswerResult, guide: AnswerResult): boolean {
  if (guide.found.kind !== 'answer') return false;
  return scoreOf(guide) > scoreToBeat(own) + (namesUs(question) ? putToUs : 0);
}

function scoreToBeat(own: AnswerResult): number {
  if (own.found.kind === 'unknown') return least;
  return scoreOf(own) + (own.best?.page.document.kind === 'article' ? ahead.article : ahead.page);
}

function scoreOf({ best }: AnswerResult): number {
  return best?.score ?? 0;
}
