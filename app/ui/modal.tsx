import { useId, useRef, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { UnsavedQuestion, useUnsavedGuard, type UnsavedGuard } from './unsaved-guard.tsx';
import { useModalDialog } from './use-modal-dialog.ts';

function firstField(dialog: HTMLElement): HTMLElement | undefined {
  const fields = dialog.querySelectorAll<HTMLElement>('form :is(input, select, textarea):enabled');
  return [...fields].find((field) => field.checkVisibility());
}

/**
 * A dialog that is open as long as it is rendered.
 *
 * @param guard texts of the question that protects unsaved text; without them the dialog closes at once
 */
export function Modal({
  title,
  close,
  onClose,
  guard,
  children,
}: {
  title: string;
  /** Label of the close button. */
  close: string;
  onClose: () => void;
  guard?: UnsavedGuard;
  children: ReactNode;
}) {
  const { forms, isAsked, leave, keep } = useUnsavedGuard(guard, onClose);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();

  // The browser focuses the close button, on which the first space typed would close the dialog.
  const dialog = useModalDialog((shown) => (firstField(shown) ?? heading.current)?.focus());

  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className="panel m-auto max-h-[90dvh] w-[min(46rem,calc(100vw-1.5rem))] overflow-y-auto p-5 text-star backdrop:bg-night backdrop:opacity-80 sm:p-7"
      onCancel={(event) => {
        // Cancelling a nested dialog or a file chooser must not close this one.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        leave();
      }}
      {...forms}
    >
      <div className="mb-5 flex items-start justify-between gap-4">
        <h2 id={id} ref={heading} tabIndex={-1} className="heading min-w-0 outline-none">
          {title}
        </h2>
        <button
          type="button"
          className="button w-[var(--control,2.75rem)] px-0"
          aria-label={close}
          onClick={leave}
        >
          <Icon name="x" className="icon size-5" />
        </button>
      </div>
      {guard && isAsked && <UnsavedQuestion guard={guard} onKeep={keep} onDiscard={onClose} />}
      {children}
    </dialog>
  );
}
