import { useState } from 'react';
import { Icon } from './icon.tsx';

export interface CopyLinkWords {
  copy: string;
  copied: string;
  /** Said where the browser refuses the clipboard; the address then stands below, ready to be selected. */
  failed: string;
}

/**
 * Copies an address and says so. It is a link to that very address: without scripts, or in a new tab, it opens what it
 * would have copied.
 *
 * @param to path and query
 */
export function CopyLink({ to, words }: { to: string; words: CopyLinkWords }) {
  const [outcome, setOutcome] = useState<{ to: string; is: 'copied' | 'failed' } | null>(null);
  const present = outcome?.to === to ? outcome.is : null;

  async function copy() {
    try {
      await navigator.clipboard.writeText(new URL(to, location.href).href);
      setOutcome({ to, is: 'copied' });
    } catch {
      setOutcome({ to, is: 'failed' });
    }
  }

  return (
    <div className="print:hidden">
      <a
        href={to}
        className="button"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          void copy();
        }}
      >
        <Icon name={present === 'copied' ? 'check' : 'link'} className="icon size-5" />
        {words.copy}
      </a>
      <p role="status" className="small text-dust">
        {present && <span className="mt-2 block">{words[present]}</span>}
      </p>
      {present === 'failed' && (
        <input
          className="input small mt-1"
          aria-label={words.copy}
          readOnly
          value={new URL(to, location.href).href}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  );
}
