import { Link } from 'react-router';
import type { AuditCopy } from '#app/content/audit/shape.ts';
import { reportForm } from '#app/domain/ila/audit/report-parts.ts';
import { fill } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';

type Notice =
  | { kind: 'failed'; site: string; address: string; reason: string }
  | { kind: 'cancelled' | 'removed' | 'missing' | 'unavailable' };

/** A page without a report, and the reason. */
export function AuditNotice({ copy, shown }: { copy: AuditCopy['ended']; shown: Notice }) {
  const { address } = useVisit();
  const { heading, text } =
    shown.kind === 'failed'
      ? { heading: fill(copy.failed, { site: shown.site }), text: shown.reason }
      : copy[shown.kind];
  const query =
    shown.kind === 'failed' ? `?${new URLSearchParams({ [reportForm.site]: shown.address })}` : '';
  return (
    <>
      <h1 className="title mt-10 max-w-[20em] wrap-anywhere">{heading}</h1>
      <p className="lead mt-6">{text}</p>
      <p className="mt-8">
        <Link to={address('/ila') + query} className="button button-primary">
          {copy.again}
        </Link>
      </p>
    </>
  );
}
