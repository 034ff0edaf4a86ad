import type { ReactNode } from 'react';
import { Modal } from '#app/ui/modal.tsx';

/** A confirmation dialog. For a deletion, the cancel button comes first. */
export function ConfirmDialog({
  title,
  close,
  cancel,
  yes,
  isDeletion = false,
  isBusy = false,
  onYes,
  onClose,
  children,
}: {
  title: string;
  close: string;
  cancel: string;
  yes: string;
  isDeletion?: boolean;
  isBusy?: boolean;
  onYes: () => void;
  onClose: () => void;
  /** The question. */
  children: ReactNode;
}) {
  const variant = isDeletion
    ? 'border-band-red text-band-red'
    : 'button-primary aria-disabled:opacity-60';
  const buttons = [
    // A disabled button would lose the focus, which it needs again if the action fails.
    <button
      key="yes"
      type="button"
      className={`button ${variant}`}
      aria-disabled={isBusy}
      onClick={() => !isBusy && onYes()}
    >
      {yes}
    </button>,
    <button key="cancel" type="button" className="button" onClick={onClose}>
      {cancel}
    </button>,
  ];
  return (
    <Modal title={title} close={close} onClose={onClose}>
      {children}
      <div className="mt-6 flex flex-wrap gap-3">{isDeletion ? buttons.toReversed() : buttons}</div>
    </Modal>
  );
}
