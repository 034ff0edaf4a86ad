import { excerptOf } from '#app/domain/search/excerpt.ts';
import { answerRelevance } from '#app/domain/search/search.ts';
import { isLanguage } from '#app/i18n/languages.ts';
import type { Route } from './+types/search';
import { openFindings } from '#app/application/search/search-answer.ts';
import { closedScreens, isOpenAmong } from '#app/i18n/module-screens.ts';
import { publicSettingsContext } from '#app/middleware/public-settings.ts';

const mostAnswers = 5;

/**
 * Passages that answer a question, best first; none where no passage is good enough to be quoted. Addresses are bare; the
 * client adds the visit's prefix.
 */
export function loader({ url, context }: Route.LoaderArgs) {
  const language = url.searchParams.get('lang');
  const headers = { 'Cache-Control': 'no-store' };
  if (!isLanguage(language)) return Response.json({ error: 'lang' }, { status: 400, headers });
  const isOpen = isOpenAmong(closedScreens(context.get(publicSettingsContext).closed));
  const findings = openFindings(language, url.searchParams.get('q') ?? '', isOpen);
  const results = findings.hits
    .filter(({ relevance }) => relevance >= answerRelevance)
    .slice(0, mostAnswers)
    .map((hit) => {
      const { kind, title, passage, address } = excerptOf(hit, findings);
      return { kind, title, passage, address, score: Math.round(hit.relevance * 100) / 100 };
    });
  return Response.json({ results }, { headers });
}
