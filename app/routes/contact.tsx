import { createHash, randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import { company, type Office } from '#app/content/company/facts.ts';
import { companyCopy } from '#app/content/company/copy.ts';
import { contactCopy } from '#app/content/contact/copy.ts';
import { screenNames } from '#app/content/screens/copy.ts';
import { team } from '#app/content/team/copy.ts';
import { readContact } from '#app/domain/contact.ts';
import { autoAssign, createLead } from '#app/domain/team/team.ts';
import { ContactDetails } from '#app/features/contact/contact-details.tsx';
import { ContactForm } from '#app/features/contact/contact-form.tsx';
import { readOrigin, readResult } from '#app/features/contact/origin.ts';
import { Sent } from '#app/features/contact/sent.tsx';
import { typedIn } from '#app/features/contact/typed.ts';
import { TeamCards } from '#app/features/team/team-cards.tsx';
import { TeamProvider } from '#app/features/team/team-provider.tsx';
import { withPrefix } from '#app/i18n/address.ts';
import { leadInboxContext } from '#app/middleware/lead-inbox.ts';
import { siteContext } from '#app/middleware/site.ts';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { shellIn } from '#app/shell/shell-data.ts';
import { breadcrumbs } from '#app/shell/structured-data.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import type { Route } from './+types/contact';
import { publicPage } from './caching.ts';

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

export function meta({ loaderData, matches, location: { pathname } }: Route.MetaArgs) {
  const shell = shellIn(matches);
  const { copy } = loaderData ?? {};
  return pageMeta({
    shell,
    pathname,
    text: copy,
    structuredData: shell && copy ? [breadcrumbs(shell, copy.name, pathname)] : [],
  });
}

export function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  const { screen, result } = readOrigin(url.searchParams);
  const reference = url.searchParams.get('recu') ?? '';
  const cities = companyCopy[language].offices;
  const officeIds = Object.keys(company.offices) as Office[];
  return {
    copy: contactCopy[language],
    members: team[language],
    about: screen && screenNames[language][screen].name,
    subject: subjectOf[screen ?? ''] ?? '',
    result,
    reference: /^IL-[\dA-F]{4}-[\dA-F]{4}$/.test(reference) ? reference : null,
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

/** Keeps the message before it answers. The answer is a redirect, so that loading the page again sends nothing again. */
export async function action({ request, context }: Route.ActionArgs) {
  const { language, prefix } = context.get(visitContext);
  const form = await request.formData();
  const typed = typedIn(form);
  const read = readContact(typed);
  if (!read.ok) return data({ typed, errors: read.errors, failure: null }, { status: 422 });

  const from = form.get('depuis');
  const origin = typeof from === 'string' ? readResult(from) : '';
  const made = {
    id: randomUUID(),
    now: new Date(context.get(siteContext).now()).toISOString(),
  };
  const lead = createLead({ ...read.request, service: read.request.objet, language, origin }, made);
  // The same words on the same day are the same message, however often it was sent.
  const key = createHash('sha256')
    .update(JSON.stringify([typed, lead.createdAt.slice(0, 10)]))
    .digest('hex');
  try {
    const reference = await context.get(leadInboxContext).receive(key, autoAssign(lead, team.fr));
    return redirect(withPrefix(prefix, `/contact?recu=${reference}#message`), 303);
  } catch {
    return data({ typed, errors: {}, failure: 'failed' as const }, { status: 503 });
  }
}

/** A connection that fails on the way must not cost what was typed. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return { typed: typedIn(form), errors: {}, failure: 'offline' as const };
  }
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, members, about, result, subject, reference, details } = loaderData;
  return (
    <>
      <PageHead breadcrumbs={<Breadcrumbs current={copy.name} />} sky="contact" {...copy.head} />
      <section id="message" className="band">
        <div className="measure grid grid-cols-1 gap-x-16 gap-y-14 lg:grid-cols-[3fr_2fr]">
          {reference ? (
            <Sent copy={copy.sent} reference={reference} />
          ) : (
            <ContactForm
              copy={copy.form}
              about={about}
              result={result}
              subject={subject}
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
