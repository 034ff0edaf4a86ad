import { data } from 'react-router';
import { quoteAnswer } from '#app/application/answers/answer-question.ts';
import { contentOf } from '#app/content/content.ts';
import { askedConversation, readDemoMessage } from '#app/domain/zyno/demo-chat.ts';
import { Zyno } from '#app/features/zyno/zyno.tsx';
import { closedScreens, isOpenAmong } from '#app/i18n/module-screens.ts';
import { publicSettingsContext } from '#app/middleware/public-settings.ts';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/navigation/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { publicPage } from '#app/shell/public-page.ts';
import { freeTool } from '#app/shell/structured-data.ts';
import type { Route } from './+types/zyno';

/** A visitor's question must not be cached. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders.has('Cache-Control') ? loaderHeaders : publicPage();
}

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.copy, { name: loaderData?.name, structuredData: [freeTool] });
}

/**
 * A question in the query string, from a form without scripts, gets the built-in answer: it must not cost a model call.
 */
export function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  const { zyno: copy, screens } = contentOf(language);
  const question = readDemoMessage(url.searchParams.get('q') ?? '');
  const page = { copy, name: screens.zyno.name };
  if (question === null) return data({ ...page, start: [] });
  const isOpen = isOpenAmong(closedScreens(context.get(publicSettingsContext).closed));
  const answer = quoteAnswer({ text: question, language, isOpen });
  const start = askedConversation(question, answer, copy.demo.replies);
  return data({ ...page, start }, { headers: { 'Cache-Control': 'no-store' } });
}

export default function ZynoPage({ loaderData: { copy, name, start } }: Route.ComponentProps) {
  return <Zyno copy={copy} start={start} breadcrumbs={<Breadcrumbs current={name} />} />;
}
