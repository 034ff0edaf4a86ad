import { useState } from 'react';
import type { StaffCopy } from '#app/content/staff/shape.ts';
import { Icon } from '#app/ui/icon.tsx';
import { download } from '#app/ui/results/download.ts';

/** Buttons that copy and download the codes. */
export function KeepCodes({
  copy,
  text,
}: {
  copy: StaffCopy['account']['secondStep'];
  text: string;
}) {
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
