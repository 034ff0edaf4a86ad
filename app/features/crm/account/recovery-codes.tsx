import { useState } from 'react';
import { Link } from 'react-router';
import type { StaffCopy } from '#app/content/staff/shape.ts';
import { crmPath } from '#app/domain/crm/crm-address.ts';
import { Icon } from '#app/ui/icon.tsx';
import { download } from '#app/ui/results/download.ts';
import { useVisit } from '#app/ui/visit.ts';

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
      <KeepCodes copy={copy} text={codes.join('\n')} />
    </div>
  );
}

/** Buttons that copy and download the codes. */
function KeepCodes({ copy, text }: { copy: StaffCopy['account']['secondStep']; text: string }) {
  const [outcome, setOutcome] = useState<'codesCopied' | 'codesNotCopied' | null>(null);

  async function toClipboard() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('codesCopied');
    } catch {
      setOutcome('codesNotCopied');
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <button type="button" className="button" onClick={() => void toClipboard()}>
        <Icon name="copy" className="icon size-5" />
        {copy.codesCopy}
      </button>
      <button
        type="button"
        className="button"
        onClick={() => download(copy.codesFile, 'text/plain', `${text}\n`)}
      >
        <Icon name="download" className="icon size-5" />
        {copy.codesDownload}
      </button>
      <p role="status" className="small text-dust">
        {outcome && copy[outcome]}
      </p>
    </div>
  );
}

/** The last step of a sign-in that set up two factor: the recovery codes, and the link to the CRM. */
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
