import type { StaffCopy } from '#app/content/staff/shape.ts';
import { Icon } from '#app/ui/icon.tsx';
import { download } from '#app/ui/results/download.ts';
import { useCopy } from '../frame/use-copy.ts';

/** Buttons that copy and download the codes. */
export function KeepCodes({
  copy,
  text,
}: {
  copy: StaffCopy['account']['secondStep'];
  text: string;
}) {
  const { outcome, copyText } = useCopy(text);
  const said = { copied: copy.codesCopied, failed: copy.codesNotCopied };

  return (
    <div className="flex flex-wrap items-center gap-3">
      <button type="button" className="button" onClick={copyText}>
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
        {outcome && said[outcome]}
      </p>
    </div>
  );
}
