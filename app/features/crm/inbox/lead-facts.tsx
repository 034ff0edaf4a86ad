import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { subjects } from '#app/domain/contact.ts';
import type { Lead } from '#app/domain/leads/lead.ts';
import { fill, formatDate } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { deskAddress } from '../desk/desk-query.ts';
import { useInbox } from './inbox-context.tsx';

/** Who has written, about what, and from where. */
export function LeadFacts({ lead }: { lead: Lead }) {
  const { language } = useVisit();
  const { words } = useInbox();
  const { file: copy } = words;
  const { email, phone, company, service, page, campaign, notice, createdAt, reference } = lead;
  const subject = subjects.find((each) => each === lead.subject);
  const languages = new Intl.DisplayNames(language, { type: 'language' });
  const reply = `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encodeURIComponent(reference)}`;
  const told = Object.entries(campaign ?? {})
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
  const rows: [label: string, value: ReactNode][] = [
    [
      copy.email,
      <a key="email" href={reply} className="text-link wrap-anywhere">
        {email}
      </a>,
    ],
    [
      copy.phone,
      phone && (
        <a key="phone" href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="text-link">
          {phone}
        </a>
      ),
    ],
    [copy.company, company],
    [copy.subject, subject && words.subjects[subject]],
    [copy.service, service],
    [copy.language, languages.of(lead.language)],
    [copy.from, page],
    [copy.campaign, told],
    [copy.notice, `${notice.wording} (${notice.version})`],
  ];
  return (
    <section>
      <p className="small text-dust">
        {fill(copy.received, { date: formatDate(language, createdAt, 'short') })}
      </p>
      <dl className="mt-2 grid grid-cols-1 gap-x-8 sm:grid-cols-2">
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label} className="border-t border-line py-2">
                <dt className="text-xs text-dust">{label}</dt>
                <dd dir="auto" className="wrap-anywhere">
                  {value}
                </dd>
              </div>
            ),
        )}
      </dl>
      {lead.clientId && (
        <Link
          to={deskAddress('clients', { fiche: lead.clientId })}
          className="text-link mt-3 min-h-11"
        >
          {copy.client}
        </Link>
      )}
    </section>
  );
}
