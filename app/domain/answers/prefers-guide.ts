import type { AnswerResult } from './find-answer.ts';
import { namesUs } from './off-subject.ts';

/**
 * By how much a page of the guide must be nearer to a question than the site's own answer, by that one's kind, and the
 * least score where there is none. An article gives advice, as the guide does; other pages are about the agency.
 */
const ahead = { article: 0, page: 0.3 };
const least = 0.6;

/** What a question that is put to the agency asks beside that. */
const putToUs = 0.3;

/** Whether a page of the guide, and not the site's own answer, is quoted. */
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
