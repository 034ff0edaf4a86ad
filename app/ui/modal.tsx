import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from './icon.tsx';

export interface UnsavedGuard {
  unsaved: string;
  discard: string;
  keep: string;
  /** Asks although nobody has tried to close the dialog: the visitor is on the way to another page. */
  isLeaving?: boolean;
  /** Told whether there is something typed that nothing has been done with. */
  onDirty?: (isDirty: boolean) => void;
  onKeep?: () => void;
}

/**
 * A dialog that is open for as long as it is rendered. The browser keeps the focus inside and gives it back.
 *
 * @param guard words of the question that keeps typed text from being lost; without them nothing is asked
 */
export function Modal({
  title,
  close,
  onClose,
  guard,
  children,
}: {
  title: string;
  /** Name of the button that closes it. */
  close: string;
  onClose: () => void;
  guard?: UnsavedGuard;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  /** Forms with something typed; one that is reset has been done with. */
  const typed = useRef(new Set<EventTarget>());
  const [isAsking, setIsAsking] = useState(false);
  const id = useId();

  useLayoutEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    return () => shown?.close();
  }, []);

  function leave() {
    if (guard && typed.current.size > 0 && !isAsking) setIsAsking(true);
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
      onInput={({ target }) => {
        typed.current.add((target as Element).closest('form') ?? target);
        guard?.onDirty?.(true);
      }}
      onReset={({ target }) => {
        typed.current.delete(target);
        guard?.onDirty?.(typed.current.size > 0);
      }}
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
        <div
          role="alert"
          className="mb-5 flex flex-wrap items-center gap-3 rounded-tile border border-band-yellow p-4"
        >
          <p className="grow">{guard.unsaved}</p>
          <button
            type="button"
            className="button"
            onClick={() => {
              setIsAsking(false);
              guard.onKeep?.();
            }}
          >
            {guard.keep}
          </button>
          <button type="button" className="button" onClick={onClose}>
            {guard.discard}
          </button>
        </div>
      )}
      {children}
    </dialog>
  );
}
