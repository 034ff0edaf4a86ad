import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import type { StaffCopy } from '#app/content/staff/shape.ts';
import { crmPath } from '#app/domain/crm/crm-address.ts';
import { useVisit } from '#app/ui/visit.ts';

// Loaded on demand: few sign-ins show it.
const KeepCodes = lazy(async () => ({ default: (await import('./keep-codes.tsx')).KeepCodes }));

/** Recovery codes, shown once. */
export function RecoveryCodes({
  copy,
  codes,
}: {
  copy: StaffCopy['account']['secondStep'];
  codes: readonly string[];
}) {
  return (
    <div className="panel grid gap-3 border-lumen p-5">
      <div role="status" className="grid gap-3">
        <h3 className="font-semibold">{copy.codesTitle}</h3>
        <p className="small">{copy.codesLead}</p>
        <ol className="tabular flex flex-wrap gap-x-6 gap-y-1">
          {codes.map((each) => (
            <li key={each}>
              <code className="whitespace-nowrap">{each}</code>
            </li>
          ))}
        </ol>
      </div>
      <Suspense fallback={null}>
        <KeepCodes copy={copy} text={codes.join('\n')} />
      </Suspense>
    </div>
  );
}

/** The last step of a sign-in that set up two factor: the recovery codes, and a link to the CRM. */
export function FirstRecoveryCodes({ copy, codes }: { copy: StaffCopy; codes: readonly string[] }) {
  const { address } = useVisit();
  return (
    <div className="mx-auto grid max-w-[34rem] gap-6 px-4 py-12 lg:py-20">
      <h1 className="title">{copy.account.secondStep.title}</h1>
      <RecoveryCodes copy={copy.account.secondStep} codes={codes} />
      <Link to={address(crmPath)} className="button button-primary w-fit">
        {copy.requiredSetUp.open}
      </Link>
    </div>
  );
}
