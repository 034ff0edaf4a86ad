import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { Icon } from './icon.tsx';

export interface UnsavedGuard {
  unsaved: string;
  discard: string;
  keep: string;
  /** The visitor navigates to another page: ask even though nothing closes the dialog. */
  isLeaving?: boolean;
  /** Called with whether there is unsaved text. */
  onDirty?: (isDirty: boolean) => void;
  onKeep?: () => void;
}

/**
 * A dialog that is open for as long as it is rendered. The browser keeps the focus inside and gives it back.
 *
 * @param guard texts of the question that protects typed text; without them the dialog closes at once
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
  const dialog = useRef<HTMLDialogElement>(null);
  const { isDirty, onInput, onReset } = useTypedForms(guard?.onDirty);
  const [isAsking, setIsAsking] = useState(false);
  const id = useId();

  useLayoutEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    return () => shown?.close();
  }, []);

  function leave() {
    if (guard && isDirty() && !isAsking) setIsAsking(true);
    else onClose();
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className="panel m-auto max-h-[90dvh] w-[min(46rem,calc(100vw-1.5rem))] overflow-y-auto p-5 text-star backdrop:bg-night backdrop:opacity-80 sm:p-7"
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      onInput={onInput}
      onReset={onReset}
    >
      <div className="mb-5 flex items-start justify-between gap-4">
        <h2 id={id} className="heading min-w-0">
          {title}
        </h2>
        <button type="button" className="button px-2.5" aria-label={close} onClick={leave}>
          <Icon name="x" className="icon size-5" />
        </button>
      </div>
      {guard && (isAsking || guard.isLeaving) && (
        <UnsavedQuestion
          guard={guard}
          onKeep={() => {
            setIsAsking(false);
            guard.onKeep?.();
          }}
          onDiscard={onClose}
        />
      )}
      {children}
    </dialog>
  );
}

/** Forms with unsaved text; a reset form has none. */
export function useTypedForms(onDirty: UnsavedGuard['onDirty']) {
  const typed = useRef(new Set<EventTarget>());
  return {
    isDirty: () => typed.current.size > 0,
    onInput: ({ target }: SyntheticEvent) => {
      typed.current.add((target as Element).closest('form') ?? target);
      onDirty?.(true);
    },
    onReset: ({ target }: SyntheticEvent) => {
      typed.current.delete(target);
      onDirty?.(typed.current.size > 0);
    },
  };
}

export function UnsavedQuestion({
  guard,
  onKeep,
  onDiscard,
}: {
  guard: UnsavedGuard;
  onKeep: () => void;
  onDiscard: () => void;
}) {
  return (
    <div
      role="alert"
      className="mb-5 flex flex-wrap items-center gap-3 rounded-tile border border-band-yellow p-4"
    >
      <p className="grow">{guard.unsaved}</p>
      <button type="button" className="button" onClick={onKeep}>
        {guard.keep}
      </button>
      <button type="button" className="button" onClick={onDiscard}>
        {guard.discard}
      </button>
    </div>
  );
}
