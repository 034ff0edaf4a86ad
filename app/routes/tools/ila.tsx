import { data, redirect } from 'react-router';
import {
  createReportLinks,
  startAudit,
  visitorsAudit,
} from '#app/application/audit/audit-service.server.ts';
import { contentOf } from '#app/content/content.ts';
import { failureOf } from '#app/data/engine/database-failure.server.ts';
import { formText } from '#app/domain/form-text.ts';
import { reportForm } from '#app/domain/ila/audit/report-parts.ts';
import { longestAddress } from '#app/domain/ila/audit/site-address.ts';
import { readWizardLink } from '#app/domain/ila/wizard-link.ts';
import { textIn } from '#app/domain/leads/contact/contact-text.ts';
import { oneLine } from '#app/domain/one-line.ts';
import { AuditStart, startCopy } from '#app/features/ila-report/audit-start.tsx';
import { IlaWizard } from '#app/features/ila-wizard/ila-wizard.tsx';
import { Method } from '#app/features/ila-wizard/method.tsx';
import { Questions } from '#app/features/ila-wizard/questions.tsx';
import { withPrefix } from '#app/i18n/address.ts';
import { paths } from '#app/i18n/paths.ts';
import { formOf } from '#app/middleware/form.ts';
import { servicesContext } from '#app/middleware/services.ts';
import { siteContext } from '#app/middleware/site.ts';
import { visitContext } from '#app/middleware/visit.ts';
import { visitorContext } from '#app/middleware/visitor.ts';
import { Breadcrumbs } from '#app/shell/navigation/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { publicForm } from '#app/shell/public-page.ts';
import { freeTool } from '#app/shell/structured-data.ts';
import { submissionFailure } from '#app/ui/fields/submission-failure.ts';
import { ToolStage } from '#app/ui/page/tool-stage.tsx';
import type { Route } from './+types/ila';

export const headers = publicForm;
export { staysWithAnswer as shouldRevalidate } from '#app/shell/stays-with-answer.ts';

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.copy, { name: loaderData?.name, structuredData: [freeTool] });
}

export function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  return {
    copy: contentOf(language).ilaWizard,
    audit: startCopy(contentOf(language).audit),
    name: contentOf(language).screens.ila.name,
    guide: paths.guide[0],
    link: readWizardLink(url.searchParams),
    // An audit that could not read its site links back here with the site's address.
    site: oneLine(url.searchParams.get(reportForm.site) ?? '').slice(0, longestAddress),
  };
}

/** Starts the audit of a site and redirects to its report. */
export async function action({ request, context }: Route.ActionArgs) {
  const { language, prefix } = context.get(visitContext);
  const services = context.get(servicesContext);
  const form = await formOf(request);
  const typed = textIn(form, reportForm.site);
  try {
    const started = await startAudit(
      services,
      { ...visitorsAudit, address: typed, language, visitor: context.get(visitorContext) },
      context.get(siteContext).now(),
    );
    switch (started.outcome) {
      case 'started': {
        const query = createReportLinks(services).queryOf(started.audit);
        return redirect(`${withPrefix(prefix, paths['ila-report'][0])}?${query}`, 303);
      }
      case 'limited': {
        const { retryAfter } = started;
        const noStore = { 'Retry-After': String(retryAfter), 'Cache-Control': 'no-store' };
        const init = { status: 429, headers: noStore };
        return data({ typed, is: 'limited' as const, retryAfter }, init);
      }
      case 'invalid':
        return data({ typed, is: 'refused' as const, error: started.error }, { status: 422 });
      case 'full':
        return data({ typed, is: 'failed' as const }, { status: 409 });
    }
  } catch (error) {
    if (failureOf(error) === null) throw error;
    return data({ typed, is: 'failed' as const }, { status: 503 });
  }
}

/** Keep the address and the answers below it when the connection fails. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    return { typed: formText(form, reportForm.site) ?? '', is: submissionFailure(error) };
  }
}

export default function IlaPage({
  loaderData: { copy, audit, guide, name, link, site },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <ToolStage breadcrumbs={<Breadcrumbs current={name} />} copy={copy} isCentred>
        <AuditStart copy={audit} guide={guide} site={site} refused={actionData} />
        <IlaWizard copy={copy} link={link} />
      </ToolStage>
      <Method copy={copy} />
      <Questions copy={copy.questions} />
    </>
  );
}
