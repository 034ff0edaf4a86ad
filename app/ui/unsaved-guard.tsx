import { useRef, useState, type SyntheticEvent } from 'react';

export interface UnsavedGuard {
  unsaved: string;
  discard: string;
  keep: string;
  /** The visitor navigates to another page: ask even if the dialog itself is not being closed. */
  isLeaving?: boolean;
  /** Called with whether there is unsaved text. */
  onDirty?: (isDirty: boolean) => void;
  onKeep?: () => void;
  /** Whether the dialog has been closed but is still in the DOM: a key may submit its form once more. */
  isClosed?: () => boolean;
}

/**
 * Asks before a dialog with unsaved text closes.
 *
 * @returns `leave` closes or asks; `forms` are the listeners of the dialog's element
 */
export function useUnsavedGuard(guard: UnsavedGuard | undefined, onClose: () => void) {
  const { isDirty, ...forms } = useTypedForms(guard?.onDirty);
  const [isAsking, setIsAsking] = useState(false);
  const isAsked = guard !== undefined && (isAsking || guard.isLeaving === true);
  const leave = () => {
    if (guard && isDirty() && !isAsking) setIsAsking(true);
    else onClose();
  };
  const keep = () => {
    setIsAsking(false);
    guard?.onKeep?.();
  };
  const onSubmitCapture = (event: SyntheticEvent) => {
    if (!guard?.isClosed?.()) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { forms: { ...forms, onSubmitCapture }, isAsked, leave, keep };
}

/** Forms with unsaved text; a reset form has none. */
function useTypedForms(onDirty: UnsavedGuard['onDirty']) {
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
