import { data, Link } from 'react-router';
import { ownerNameOf } from '#app/application/leads/team-members.ts';
import { company } from '#app/content/company/facts.ts';
import { contentOf } from '#app/content/content.ts';
import { failureOf } from '#app/data/engine/database-failure.server.ts';
import { mailtoLink, telLink } from '#app/domain/contact-links.ts';
import { answerClock } from '#app/domain/leads/business-hours.ts';
import { subjects } from '#app/domain/leads/lead-fields.ts';
import { publicStatusOf, type Lead } from '#app/domain/leads/lead.ts';
import { Status, type LeadStatus } from '#app/features/contact/status.tsx';
import { formatAgencyTime } from '#app/i18n/format-day.ts';
import type { Language } from '#app/i18n/languages.ts';
import { leadLogContext } from '#app/middleware/lead-log.ts';
import { servicesContext } from '#app/middleware/services.ts';
import { siteContext } from '#app/middleware/site.ts';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/navigation/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Headline } from '#app/ui/page/headline.tsx';
import { useVisit } from '#app/ui/visit.ts';
import type { Route } from './+types/lead-status';

/** The page is valid for this moment and this visitor only. */
export function headers() {
  return { 'Cache-Control': 'no-store' };
}

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.copy);
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  const { email, phone, phoneDisplay } = company;
  const page = {
    copy: contentOf(language).leadStatus,
    name: contentOf(language).screens['lead-status'].name,
    reach: { email, phone, phoneDisplay },
  };
  if (url.searchParams.size === 0) return data({ ...page, kind: 'without' as const, status: null });
  const now = context.get(siteContext).now();
  const leads = context.get(servicesContext).leads;
  const reference = leads.readStatusQuery(url.searchParams, now);
  try {
    const lead = reference && (await leads.store.byReference(reference));
    return lead
      ? data({
          ...page,
          kind: 'found' as const,
          status: { ...statusOf(lead, language, now), who: await whoAnswers(lead, context) },
        })
      : data({ ...page, kind: 'invalid' as const, status: null }, { status: 404 });
  } catch (error) {
    context.get(leadLogContext).failed({ reason: failureOf(error) ?? 'unexpected' });
    return data({ ...page, kind: 'unavailable' as const, status: null }, { status: 503 });
  }
}

function statusOf(lead: Lead, language: Language, now: number): Omit<LeadStatus, 'who'> {
  const { reference, subject, createdAt } = lead;
  const known = subjects.find((each) => each === subject);
  return {
    reference,
    received: formatAgencyTime(language, Date.parse(createdAt)),
    about: known ? contentOf(language).contact.form.subjects[known] : null,
    state: publicStatusOf(lead),
    answer: answerOf(lead, language, now),
  };
}

/** Name of whoever answers; null while the lead is unassigned. */
async function whoAnswers(lead: Lead, context: Route.LoaderArgs['context']) {
  const { staff } = context.get(servicesContext);
  return (await ownerNameOf(lead, staff.accounts)) || null;
}

/** When an answer was sent or is due; null when none is due any more. */
function answerOf(lead: Lead, language: Language, now: number): LeadStatus['answer'] {
  const { answeredAt } = lead;
  if (answeredAt !== null)
    return { kind: 'answered', date: formatAgencyTime(language, Date.parse(answeredAt)) };
  if (publicStatusOf(lead) === 'done') return null;
  const { state, dueAt } = answerClock(lead, now);
  return { kind: state === 'late' ? 'late' : 'by', date: formatAgencyTime(language, dueAt) };
}

export default function LeadStatusPage({ loaderData }: Route.ComponentProps) {
  const { copy, name, kind, status, reach } = loaderData;
  const { address } = useVisit();
  const { heading, text } =
    kind === 'invalid' || kind === 'unavailable'
      ? copy[kind]
      : { heading: copy.heading, text: kind === 'without' ? copy.without : null };
  return (
    <div className="starfield border-b border-line">
      <div className="measure min-h-[70vh] pt-6 pb-24">
        <Breadcrumbs current={name} />
        <h1 className="display mt-10 max-w-[16em]">
          <Headline text={heading} />
        </h1>
        {text && <p className="lead mt-6">{text}</p>}
        {status ? (
          <Status copy={copy} status={status} />
        ) : (
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <Link to={address('/contact')} className="button button-primary">
              {copy.write}
            </Link>
            <a href={mailtoLink(reach.email)} className="text-link">
              {reach.email}
            </a>
            <a href={telLink(reach.phone)} className="text-link">
              {reach.phoneDisplay}
            </a>
          </div>
        )}
      </div>
    </div>
  );
}
