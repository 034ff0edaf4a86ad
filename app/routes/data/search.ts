import { findOnSite, remarkOn } from '#app/application/answers/answer-question.ts';
import { isLanguage } from '#app/i18n/languages.ts';
import { closedScreens, isOpenAmong } from '#app/i18n/module-screens.ts';
import { publicSettingsContext } from '#app/middleware/public-settings.ts';
import type { Route } from './+types/search';

/**
 * Passages that answer a question, best first; none if no passage is good enough to quote. A remark comes first if they
 * do not confirm what the question assumes. Addresses have no prefix; the client adds the visit's.
 */
export function loader({ url, context }: Route.LoaderArgs) {
  const language = url.searchParams.get('lang');
  const headers = { 'Cache-Control': 'no-store' };
  if (!isLanguage(language)) return Response.json({ error: 'lang' }, { status: 400, headers });
  const isOpen = isOpenAmong(closedScreens(context.get(publicSettingsContext).closed));
  const found = findOnSite({ text: url.searchParams.get('q') ?? '', language, isOpen });
  const passages = found.kind === 'unknown' ? [] : found.passages;
  const results = passages.map(({ text, ...passage }) => ({ ...passage, passage: text }));
  const remark = remarkOn(found, language);
  return Response.json({ kind: found.kind, ...(remark && { remark }), results }, { headers });
}
