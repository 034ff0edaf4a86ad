import type { ReactNode } from 'react';
import { Link } from 'react-router';
import {
  inputNameOf,
  leadFieldNames,
  subjects,
  type LeadField,
} from '#app/domain/leads/lead-fields.ts';
import { nameService } from '#app/domain/leads/lead-services.ts';
import type { Lead } from '#app/domain/leads/lead.ts';
import { fill, formatDate } from '#app/i18n/format.ts';
import { languageName } from '#app/i18n/language-name.ts';
import { useVisit } from '#app/ui/visit.ts';
import { workspaceAddress } from '../frame/workspace-query.ts';
import { EmailLink, PhoneLink } from '../records/contact-link.tsx';
import { useInbox } from './inbox-context.tsx';

/** The fields of a lead, its origin and its campaign. */
export function LeadFacts({ lead, pageName }: { lead: Lead; pageName: string }) {
  const { language } = useVisit();
  const { messages } = useInbox();
  const { file: copy } = messages;
  const { createdAt } = lead;
  const rows = useRows(lead, pageName);
  return (
    <section>
      <p className="text-xs text-dust">
        {fill(copy.received, { date: formatDate(language, createdAt, 'short') })}
      </p>
      <dl className="mt-1 grid grid-cols-1 gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label} className="border-t border-line py-1">
                <dt className="text-xs text-dust">{label}</dt>
                <dd className="wrap-anywhere">
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
      {lead.clientId && (
        <Link
          to={workspaceAddress('clients', { fiche: lead.clientId })}
          className="text-link mt-3 min-h-11"
        >
          {copy.client}
        </Link>
      )}
    </section>
  );
}

function useRows(lead: Lead, pageName: string): readonly [label: string, value: ReactNode][] {
  const { language } = useVisit();
  const { messages } = useInbox();
  const { file: copy } = messages;
  const { email, phone, service, campaign, notice, reference } = lead;
  const subject = subjects.find((each) => each === lead.subject);
  const told = Object.entries(campaign ?? {})
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
  // All other fields are shown as text.
  const shown: Partial<Record<LeadField, ReactNode>> = {
    email: <EmailLink address={email} subject={reference} />,
    phone: phone && <PhoneLink number={phone} />,
    subject: subject && messages.subjects[subject],
  };
  return [
    ...leadFieldNames
      .filter((field) => field !== 'name' && field !== 'message')
      .map((field): [string, ReactNode] => [
        copy[field] ?? messages.fields[inputNameOf(field)],
        field in shown ? shown[field] : lead[field],
      ]),
    [copy.service, service !== lead.subject && nameService(service, messages.services)],
    [copy.language, languageName(language, lead.language)],
    [copy.from, pageName],
    [copy.campaign, told],
    [copy.notice, `${notice.wording} (${notice.version})`],
  ];
}
