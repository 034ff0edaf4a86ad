import { data, isRouteErrorResponse, redirect } from 'react-router';
import { auditOfLink } from '#app/application/audit/audit-service.server.ts';
import { answerReportForm } from '#app/application/audit/report-intents.server.ts';
import { reportPageOf } from '#app/application/audit/report-page.server.ts';
import type { AuditPageCopy } from '#app/content/audit/shape.ts';
import { contentOf } from '#app/content/content.ts';
import { failureOf } from '#app/data/engine/database-failure.server.ts';
import { AuditNotice } from '#app/features/ila-report/audit-notice.tsx';
import { AuditProgress } from '#app/features/ila-report/audit-progress.tsx';
import { Report } from '#app/features/ila-report/report.tsx';
import type { Language } from '#app/i18n/languages.ts';
import { formOf } from '#app/middleware/form.ts';
import { servicesContext } from '#app/middleware/services.ts';
import { siteContext } from '#app/middleware/site.ts';
import { visitContext } from '#app/middleware/visit.ts';
import { visitorContext } from '#app/middleware/visitor.ts';
import { Breadcrumbs } from '#app/shell/navigation/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { isSubmissionFailure, submissionFailure } from '#app/ui/fields/submission-failure.ts';
import type { Route } from './+types/ila-report';

export { staysWithAnswer as shouldRevalidate } from '#app/shell/stays-with-answer.ts';

/** Query parameter of the page shown after a report was deleted. */
const removed = 'supprime';

/** A report is open to anyone with its link, and not indexed. */
export function headers() {
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
}

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.copy);
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  const services = context.get(servicesContext);
  const page = {
    copy: pageCopyIn(language),
    name: contentOf(language).screens['ila-report'].name,
  };
  if (url.searchParams.has(removed)) return data({ ...page, shown: { kind: 'removed' as const } });
  if (url.searchParams.size === 0) return data({ ...page, shown: { kind: 'missing' as const } });
  try {
    const audit = await auditOfLink(services, url.searchParams, context.get(siteContext).now());
    if (!audit) return data({ ...page, shown: { kind: 'missing' as const } }, { status: 404 });
    const shown = await reportPageOf(services, audit, url.searchParams, language);
    return data({ ...page, shown });
  } catch (error) {
    if (failureOf(error) === null) throw error;
    return data({ ...page, shown: { kind: 'unavailable' as const } }, { status: 503 });
  }
}

/** Sends only the messages that the page shows. */
function pageCopyIn(language: Language): AuditPageCopy {
  const { title, description, eyebrow, start, errors, progress, ended, report } =
    contentOf(language).audit;
  return { title, description, eyebrow, start, errors, progress, ended, report };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { language } = context.get(visitContext);
  const services = context.get(servicesContext);
  const now = context.get(siteContext).now();
  const form = await formOf(request);
  const audit = await auditOfLink(services, url.searchParams, now);
  if (!audit) throw data(null, { status: 404 });
  const visitor = context.get(visitorContext);
  const answer = await answerReportForm(services, audit, form, { visitor, language, now });
  switch (answer.is) {
    case 'done':
      return redirect(url.pathname + url.search, 303);
    case 'removed':
      return redirect(`${url.pathname}?${removed}`, 303);
    case 'limited':
      return data(answer, { status: 429, headers: { 'Retry-After': String(answer.retryAfter) } });
    case 'unknown':
      throw data(null, { status: 400 });
    default:
      return data(answer, { status: 422 });
  }
}

/** Keep the report and what was typed beside it when the connection fails. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    // The report was deleted.
    if (isRouteErrorResponse(error) && error.status < 500) throw error;
    return { is: submissionFailure(error) };
  }
}

export default function IlaReportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, name, shown } = loaderData;
  return (
    <div className="starfield border-b border-line">
      <div className="measure min-h-[70vh] pt-6 pb-24">
        <Breadcrumbs current={name} />
        {isSubmissionFailure(actionData?.is) && (
          <p role="alert" className="panel sticky top-24 z-10 mt-6 p-4 text-band-red">
            {actionData?.is === 'offline' ? copy.errors.offline : copy.errors.unanswered}
          </p>
        )}
        {shown.kind === 'open' ? (
          <AuditProgress copy={copy} shown={shown} refused={actionData} />
        ) : shown.kind === 'report' ? (
          <Report copy={copy} shown={shown} refused={actionData} />
        ) : (
          <AuditNotice copy={copy.ended} shown={shown} />
        )}
      </div>
    </div>
  );
}
