import { excerptOf } from '#app/domain/search/excerpt.ts';
import { answerRelevance, search } from '#app/domain/search/search.ts';
import { isLanguage } from '#app/i18n/languages.ts';
import type { Route } from './+types/search-json';
import { searchIndex } from './search-documents.ts';

const mostAnswers = 5;

/**
 * What the site knows of a question, best first and only what is good enough to be quoted: nothing means that it does
 * not know. Addresses are bare; who shows them puts them into the form of the visit.
 */
export function loader({ url }: Route.LoaderArgs) {
  const language = url.searchParams.get('lang');
  const headers = { 'Cache-Control': 'no-store' };
  if (!isLanguage(language)) return Response.json({ error: 'lang' }, { status: 400, headers });
  const findings = search(searchIndex(language), url.searchParams.get('q') ?? '');
  const results = findings.hits
    .filter(({ relevance }) => relevance >= answerRelevance)
    .slice(0, mostAnswers)
    .map((hit) => {
      const { kind, title, passage, address } = excerptOf(hit, findings);
      return { kind, title, passage, address, score: Math.round(hit.relevance * 100) / 100 };
    });
  return Response.json({ results }, { headers });
}
