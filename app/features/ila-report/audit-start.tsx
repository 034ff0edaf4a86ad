import { Form, Link, useLocation, useNavigation } from 'react-router';
import type { AuditCopy } from '#app/content/audit/shape.ts';
import { reportForm } from '#app/domain/ila/audit/report-parts.ts';
import type { KnownPath } from '#app/i18n/paths.ts';
import { plural } from '#app/i18n/plural.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useVisit } from '#app/ui/visit.ts';
import type { Refused } from './refused.ts';

type StartCopy = Pick<AuditCopy, 'start' | 'errors'>;

/** The texts that the form's page sends to the browser. */
export const startCopy = ({ start, errors }: AuditCopy): StartCopy => ({ start, errors });

/** The form for the address of a site to audit, and an explanation of the estimate below it. */
export function AuditStart({
  copy,
  guide,
  site,
  refused,
}: {
  copy: StartCopy;
  /** Path of the guide. */
  guide: KnownPath;
  /** Initial address in the field. */
  site: string;
  refused: Refused | undefined;
}) {
  const { pathname } = useLocation();
  const { state, formMethod } = useNavigation();
  const { address } = useVisit();
  const { start } = copy;
  return (
    <div className="mb-10 print:hidden">
      <Form
        method="post"
        action={pathname}
        noValidate
        className="panel mx-auto max-w-[46rem] p-6 sm:p-10"
        aria-busy={state !== 'idle' && formMethod === 'POST'}
      >
        <h2 className="heading">{start.heading}</h2>
        <p className="mt-2 text-dust">{start.lead}</p>
        <div className="mt-5 grid grid-cols-1 items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
          <TextField
            name={reportForm.site}
            label={start.label}
            help={start.help}
            placeholder={start.placeholder}
            autoComplete="url"
            maxLength={500}
            initial={refused?.typed ?? site}
            error={useRefusal(copy, refused)}
          />
          <button type="submit" className="button button-primary sm:mt-7">
            {start.button}
          </button>
        </div>
        <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
          <Link to={address('/robot')} className="text-link">
            {start.robot}
          </Link>
          <Link to={address(guide)} className="text-link">
            {start.guide}
          </Link>
        </p>
      </Form>
      <div className="mx-auto mt-12 max-w-[46rem]">
        <h2 className="heading">{start.estimate.heading}</h2>
        <p className="mt-2 text-dust">{start.estimate.lead}</p>
      </div>
    </div>
  );
}

/** Why the audit could not be started. */
function useRefusal({ errors }: StartCopy, refused: Refused | undefined): string | undefined {
  const { language } = useVisit();
  switch (refused?.is) {
    case undefined:
      return undefined;
    case 'limited':
      return plural(language, Math.ceil((refused.retryAfter ?? 0) / 60), errors.limited);
    case 'offline':
      return errors.offline;
    default:
      return refused?.error === undefined || refused.error === 'full'
        ? errors.failed
        : errors[refused.error];
  }
}
