import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { companyCopy } from '#app/content/company/copy.ts';
import { company, type Office } from '#app/content/company/facts.ts';
import { contactCopy } from '#app/content/contact/copy.ts';
import { team } from '#app/content/team/copy.ts';
import { isHandOver } from '#app/domain/chat/hand-over.ts';
import { formFields } from '#app/domain/leads/form-fields.ts';
import { ContactDetails } from '#app/features/contact/contact-details.tsx';
import { ContactForm } from '#app/features/contact/contact-form.tsx';
import { readOrigin } from '#app/features/contact/origin.ts';
import { Sent } from '#app/features/contact/sent.tsx';
import { textIn, typedIn } from '#app/features/contact/typed.ts';
import { TeamCards } from '#app/features/team/team-cards.tsx';
import { TeamProvider } from '#app/features/team/team-provider.tsx';
import { leadDeskOf } from '#app/middleware/lead-desk.server.ts';
import { siteContext } from '#app/middleware/site.ts';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/breadcrumbs.tsx';
import { useGoesAlong } from '#app/shell/goes-along.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import type { Route } from './+types/contact';
import { publicPage } from './caching.ts';
import { aboutOf, openingOf, partnerIn, resultOf } from './contact-message.ts';
import { receiveMessage } from './receive-message.ts';

export const headers = publicPage;

/** What the message is usually about when it comes from a service's page. */
const subjectOf: Partial<Record<string, string>> = {
  'service-seo': 'seo',
  'service-local': 'seo',
  'service-landing': 'landing',
  landing: 'landing',
  'service-youtube': 'youtube',
  'services-hub': 'devis',
};

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.copy, { name: loaderData?.copy.name });
}

export function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  const query = url.searchParams;
  const origin = readOrigin(query);
  const attachment = resultOf(origin);
  const partner = partnerIn(origin, language);
  const cities = companyCopy[language].offices;
  const officeIds = Object.keys(company.offices) as Office[];
  return {
    copy: contactCopy[language],
    members: team[language],
    about: aboutOf(origin, language),
    origin,
    opening: openingOf(attachment?.tool ?? (isHandOver(query) ? 'chat' : null), partner, language),
    // Which business was asked about is said by itself.
    isAttached: attachment !== null && partner === null,
    subject: subjectOf[origin.screen ?? ''] ?? '',
    // A page without a query is kept for everyone and knows no visitor.
    ...(query.size > 0
      ? personal(context, query)
      : { token: '', reference: null, statusQuery: '' }),
    details: {
      email: company.email,
      phone: company.phone,
      phoneDisplay: company.phoneDisplay,
      hours: companyCopy[language].hours,
      offices: officeIds.map((id) => {
        const { street, locality, region, postalCode, lat, lng } = company.offices[id];
        const lines = [street, `${locality} (${region}) ${postalCode}`];
        return { id, name: cities[id].city, note: cities[id].note, lines, lat, lng };
      }),
    },
  };
}

/** What only this visitor's page has: the token of its form, or the reference of what was just sent. */
function personal(context: Route.LoaderArgs['context'], query: URLSearchParams) {
  const desk = leadDeskOf(context);
  const now = context.get(siteContext).now();
  const reference = desk.readStatusQuery(query, now);
  return {
    token: reference ? '' : desk.newToken(now),
    reference,
    statusQuery: reference ? query.toString() : '',
  };
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveMessage(request, context);
}

/** A connection that fails on the way must not cost what was typed. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    const token = textIn(form, formFields.token);
    return { typed: typedIn(form), token, errors: {}, failure: 'offline' as const };
  }
}

/** What was typed and is wrong, or could not be sent, is answered without asking the server again, which may be away. */
export function shouldRevalidate({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return actionResult === undefined && defaultShouldRevalidate;
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, members, details, reference, statusQuery, ...begun } = loaderData;
  const goesAlong = useGoesAlong();
  return (
    <>
      <PageHead breadcrumbs={<Breadcrumbs current={copy.name} />} sky="contact" {...copy.head} />
      <section id="formulaire" className="band">
        <div className="measure grid grid-cols-1 gap-x-16 gap-y-14 lg:grid-cols-[3fr_2fr]">
          {reference ? (
            <Sent copy={copy.sent} reference={reference} statusQuery={statusQuery} />
          ) : (
            <ContactForm
              copy={copy.form}
              reach={details}
              {...begun}
              {...goesAlong}
              refusal={actionData}
            />
          )}
          <ContactDetails copy={copy.details} {...details} />
        </div>
      </section>
      <TeamProvider members={members}>
        <TeamCards copy={copy.team} />
      </TeamProvider>
    </>
  );
}
