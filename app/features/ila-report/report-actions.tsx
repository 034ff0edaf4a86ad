import { Form, Link, useLocation } from 'react-router';
import type { AuditReportCopy } from '#app/content/audit/shape.ts';
import { reportFile } from '#app/domain/ila/audit/report-parts.ts';
import { contactQuery } from '#app/domain/leads/contact/contact-query.ts';
import { fill } from '#app/i18n/format.ts';
import { Disclosure } from '#app/ui/page/disclosure.tsx';
import { CopyLink } from '#app/ui/results/copy-link.tsx';
import { PrintButton } from '#app/ui/results/print-button.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { IntentButton } from './intent-button.tsx';

type ActionCopy = AuditReportCopy['actions'];

/** Contact, share, print and download actions. */
export function ReportActions({
  copy,
  query,
  estimate,
}: {
  copy: ActionCopy;
  query: string;
  /** Query of the estimate, prefilled with measured values. */
  estimate: string;
}) {
  const { address, language } = useVisit();
  const { pathname } = useLocation();
  const link = `${pathname}?${query}`;
  const file = (name: 'rapport.json' | 'rapport.csv') =>
    reportFile(name, `${query}&langue=${language}`);
  return (
    <div className="mt-10 flex flex-wrap items-start gap-3 print:hidden">
      <Link
        to={address('/contact') + contactQuery('ila-report', link)}
        className="button button-primary"
      >
        {copy.contact}
      </Link>
      <Link
        to={`${address('/contact/rendez-vous')}${contactQuery('ila-report', link)}&kind=30`}
        className="button"
        data-conversion
      >
        {copy.book}
      </Link>
      <CopyLink to={link} messages={copy.share} />
      <PrintButton label={copy.print} />
      <a href={file('rapport.json')} className="button" download>
        {copy.json}
      </a>
      <a href={file('rapport.csv')} className="button" download>
        {copy.csv}
      </a>
      <Link to={`${address('/ila')}?${estimate}`} className="button">
        {copy.estimate}
      </Link>
      <Link to={address('/ila')} className="button">
        {copy.again}
      </Link>
    </div>
  );
}

/** Expiry of the link, and a button that deletes the report earlier, after a confirmation. */
export function RemoveReport({ copy, until }: { copy: ActionCopy; until: string }) {
  const { search } = useLocation();
  return (
    <section className="mt-16 max-w-[46rem] print:hidden">
      <p className="small text-dust">{fill(copy.until, { date: until })}</p>
      <Disclosure title={copy.remove.open}>
        <Form method="post" action={search} className="pb-6">
          <p>{copy.remove.text}</p>
          <IntentButton intent="supprimer" className="button mt-4">
            {copy.remove.confirm}
          </IntentButton>
        </Form>
      </Disclosure>
    </section>
  );
}
