import { data, redirect } from 'react-router';
import { auditAttachment, isReportLink } from '#app/application/audit/audit-attachment.server.ts';
import { aboutOf, openingOf, partnerIn, resultOf } from '#app/application/leads/lead-submission.ts';
import { readOrigin, type Origin } from '#app/application/leads/message-origin.ts';
import { receiveLead } from '#app/application/leads/receive-lead.server.ts';
import { contactDetails } from '#app/application/map/contact-details.ts';
import { contentOf } from '#app/content/content.ts';
import { portraits } from '#app/content/pictures/pictures.ts';
import { isHandoff } from '#app/domain/chat/chat-handoff.ts';
import { contactTextIn, textIn } from '#app/domain/leads/contact/contact-text.ts';
import { formFields } from '#app/domain/leads/contact/form-fields.ts';
import { withStatuses } from '#app/domain/team/team.ts';
import { ContactDetails } from '#app/features/contact/contact-details.tsx';
import { ContactForm } from '#app/features/contact/contact-form.tsx';
import { SentConfirmation } from '#app/features/contact/sent-confirmation.tsx';
import { TeamCards } from '#app/features/team/team-cards.tsx';
import { TeamProvider } from '#app/features/team/team-provider.tsx';
import { withPrefix } from '#app/i18n/address.ts';
import { formOf } from '#app/middleware/form.ts';
import { leadLogContext } from '#app/middleware/lead-log.ts';
import { memberStatusesContext } from '#app/middleware/public-team.ts';
import { servicesContext } from '#app/middleware/services.ts';
import { siteContext } from '#app/middleware/site.ts';
import { visitContext } from '#app/middleware/visit.ts';
import { visitorContext } from '#app/middleware/visitor.ts';
import { useContactPrefill } from '#app/shell/contact-prefill.ts';
import { Breadcrumbs } from '#app/shell/navigation/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { publicForm } from '#app/shell/public-page.ts';
import { shellIn } from '#app/shell/shell-data.ts';
import { office } from '#app/shell/structured-data.ts';
import { submissionFailure } from '#app/ui/fields/submission-failure.ts';
import { PageHead } from '#app/ui/page/page-head.tsx';
import type { Route } from './+types/contact';

export { staysWithAnswer as shouldRevalidate } from '#app/shell/stays-with-answer.ts';

export const headers = publicForm;

/** The likely subject of a message that comes from a service's page. */
const subjectOf: Partial<Record<string, string>> = {
  'service-seo': 'seo',
  'service-local': 'seo',
  'service-landing': 'landing',
  landing: 'landing',
  'service-youtube': 'youtube',
  'services-hub': 'devis',
};

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  const offices = shellIn(page.matches)?.company.offices ?? [];
  return pageMeta(page, loaderData?.copy, {
    name: loaderData?.copy.name,
    structuredData: offices.map((each) => (described) => office(described, each)),
  });
}

export function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  const query = url.searchParams;
  const origin = readOrigin(query);
  const tool = resultOf(origin)?.tool ?? (isAudit(context, origin) ? 'site-audit' : null);
  const partner = partnerIn(origin, language);
  return {
    copy: contentOf(language).contact,
    maps: contentOf(language).maps,
    members: withStatuses(contentOf(language).team, context.get(memberStatusesContext)),
    portraits: portraits(language),
    about: aboutOf(origin, language),
    origin,
    opening: openingOf(tool ?? (isHandoff(query) ? 'chat' : null), partner, language),
    // The opening text names the partner.
    isAttached: tool !== null && partner === null,
    subject: subjectOf[origin.screen ?? ''] ?? '',
    // A page without a query is cached for everyone and contains no visitor's data.
    ...(query.size > 0
      ? personal(context, query)
      : { token: '', reference: null, statusQuery: '' }),
    details: contactDetails(language),
  };
}

/** Whether the message comes from a site's report, whose link only the site can sign. */
function isAudit(context: Route.LoaderArgs['context'], origin: Origin): boolean {
  if (origin.screen !== 'ila-report') return false;
  const { now } = context.get(siteContext);
  return isReportLink(context.get(servicesContext), origin, now());
}

/** The part of the page specific to this visitor: the token of the form, or the reference of the message just sent. */
function personal(context: Route.LoaderArgs['context'], query: URLSearchParams) {
  const leads = context.get(servicesContext).leads;
  const now = context.get(siteContext).now();
  const reference = leads.readStatusQuery(query, now);
  return {
    token: reference ? '' : leads.newToken(now),
    reference,
    statusQuery: reference ? query.toString() : '',
  };
}

/** Redirects after storing, so that a reload does not send again. */
export async function action({ request, context }: Route.ActionArgs) {
  const { language, prefix } = context.get(visitContext);
  const { origin, now } = context.get(siteContext);
  const received = await receiveLead(await formOf(request), {
    leads: context.get(servicesContext).leads,
    floodGuard: context.get(servicesContext).floodGuard,
    address: context.get(visitorContext),
    language,
    origin,
    now: now(),
    auditOf: (from) => auditAttachment(context.get(servicesContext), from, now()),
    log: context.get(leadLogContext),
  });
  switch (received.is) {
    case 'kept':
      return redirect(withPrefix(prefix, `/contact?${received.statusQuery}#formulaire`), 303);
    case 'draft':
      return data({ ...received.rejected, isDraft: true });
    case 'invalid':
      return data(received.rejected, { status: 422 });
    case 'limited': {
      const retryAfter = String(received.retryAfter);
      const noStore = { 'Retry-After': retryAfter, 'Cache-Control': 'no-store' };
      return data(received.rejected, { status: 429, headers: noStore });
    }
    case 'failed':
      return data(received.rejected, { status: 503 });
  }
}

/** Keep what was typed when the connection fails. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    const failure = submissionFailure(error);
    const token = textIn(form, formFields.token);
    return { typed: contactTextIn(form), token, errors: {}, failure };
  }
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const {
    copy,
    maps,
    members,
    portraits: faces,
    details,
    reference,
    statusQuery,
    ...begun
  } = loaderData;
  const prefill = useContactPrefill();
  return (
    <>
      <PageHead breadcrumbs={<Breadcrumbs current={copy.name} />} sky="contact" {...copy.head} />
      <section id="formulaire" className="band">
        <div className="measure grid grid-cols-1 gap-x-16 gap-y-14 lg:grid-cols-[3fr_2fr]">
          {reference ? (
            <SentConfirmation copy={copy.sent} reference={reference} statusQuery={statusQuery} />
          ) : (
            <ContactForm
              copy={copy.form}
              reach={details}
              {...begun}
              {...prefill}
              refusal={actionData}
            />
          )}
          <ContactDetails copy={copy.details} maps={maps} {...details} />
        </div>
      </section>
      <TeamProvider members={members}>
        <TeamCards copy={copy.team} portraits={faces} />
      </TeamProvider>
    </>
  );
}
