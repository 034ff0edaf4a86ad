import { useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';

export interface CopyLinkMessages {
  copy: string;
  copied: string;
  /** Shown when the browser denies the clipboard; the address is then shown selectable below. */
  failed: string;
}

/**
 * Copies an address and confirms it. It is a link to that address: without scripts, or in a new tab, it opens it.
 *
 * @param to path and query
 */
export function CopyLink({ to, messages }: { to: string; messages: CopyLinkMessages }) {
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
        {messages.copy}
      </a>
      <p role="status" className="small text-dust">
        {present && <span className="mt-2 block">{messages[present]}</span>}
      </p>
      {present === 'failed' && (
        <input
          className="input small mt-1"
          aria-label={messages.copy}
          readOnly
          value={new URL(to, location.href).href}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  );
}
