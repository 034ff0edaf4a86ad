import { useLayoutEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useWorkspace } from './workspace.tsx';

type Field = HTMLInputElement | HTMLTextAreaElement;

export interface Written {
  label: string;
  text: string;
}

/** Tracks fields with unsaved text; a form that is reset has none. */
export function useWrittenFields() {
  const fields = useRef(new Set<Field>());
  return {
    /** For the element around the forms. */
    listeners: {
      onInput: ({ target }: SyntheticEvent) => {
        const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
        if (isText) fields.current.add(target);
      },
      onReset: ({ target }: SyntheticEvent) => {
        for (const field of fields.current) if (field.form === target) fields.current.delete(field);
      },
    },
    written: (): Written[] =>
      [...fields.current]
        .filter(({ isConnected, value }) => isConnected && value.trim() !== '')
        .map((field) => ({
          label: field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? '',
          text: field.value,
        })),
  };
}

/**
 * States that the record is gone, and offers the text typed into its forms for copying; the forms stay, hidden, in case
 * the record comes back. It takes over the focus from inside, and hands it to the surrounding panel.
 */
export function GoneNotice({
  written,
  children,
}: {
  written: () => readonly Written[];
  children: ReactNode;
}) {
  const {
    messages: { live },
  } = useWorkspace();
  const notice = useRef<HTMLDivElement>(null);
  const [kept] = useState(written);
  const [copied, setCopied] = useState<Written | null>(null);
  useLayoutEffect(() => {
    const own = notice.current;
    const around = own?.parentElement;
    if (around?.contains(document.activeElement)) own?.focus();
    return () => {
      if (own?.contains(document.activeElement))
        own.closest<HTMLElement>('[tabindex="-1"]:not([role="alert"])')?.focus();
    };
  }, []);

  async function copy(field: Written) {
    await navigator.clipboard.writeText(field.text).catch(() => undefined);
    setCopied(field);
  }

  return (
    <div
      ref={notice}
      role="alert"
      tabIndex={-1}
      className="grid gap-3 rounded-tile border border-band-yellow p-4"
    >
      {children}
      {kept.length > 0 && <p>{live.gone.kept}</p>}
      {kept.map((field, at) => (
        <div key={field.label} className="grid gap-1.5">
          <label htmlFor={`kept-${at}`} className="small">
            {field.label}
          </label>
          <textarea id={`kept-${at}`} className="input" rows={3} readOnly value={field.text} />
          <button type="button" className="button w-fit" onClick={() => void copy(field)}>
            {copied === field ? live.gone.copied : live.gone.copy}
          </button>
        </div>
      ))}
    </div>
  );
}
