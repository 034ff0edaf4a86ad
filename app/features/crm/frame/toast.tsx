import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { useTopDialog } from './open-dialogs.ts';
import { useWorkspaceStatus, type Progress, type ToastMessage } from './status.tsx';
import { useTruncatedPaste } from './use-truncated-paste.ts';
import { useWorkspace } from './workspace.tsx';

/**
 * The last message, with its revert button. It stays until the next message, and moves into the open dialog: everything
 * outside a modal dialog is inert.
 */
export function Toast() {
  useTruncatedPaste();
  const { toast } = useWorkspaceStatus();
  const dialog = useTopDialog();
  const page = useRef<HTMLDivElement>(null);
  /** The message already announced in a dialog: the page shows it without announcing it again. */
  const said = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (!toast || !page.current) return;
    // A dialog that closed at the same moment announced nothing.
    if (dialog?.open) said.current = toast.at;
    page.current.ariaLive = said.current === toast.at ? 'off' : 'polite';
  }, [toast, dialog]);

  return (
    <>
      {/* Always mounted: a live region that is inserted with its text is not announced. */}
      <div
        ref={page}
        role="status"
        aria-live="polite"
        tabIndex={-1}
        className={`${place} bottom-24`}
      >
        {!dialog && <Shown toast={toast} />}
      </div>
      {dialog &&
        createPortal(
          <div role="status" tabIndex={-1} className={`${place} bottom-3`}>
            <Shown toast={toast?.isInDialog ? null : toast} />
          </div>,
          dialog,
        )}
    </>
  );
}

const place =
  'pointer-events-none outline-none fixed inset-x-3 z-30 grid justify-items-center print:hidden';

function Shown({ toast }: { toast: ToastMessage | null }) {
  const { progress } = useWorkspaceStatus();
  if (progress) return <ProgressBar progress={progress} />;
  return toast && <Message key={toast.at} toast={toast} />;
}

function ProgressBar({ progress: { done, total } }: { progress: Progress }) {
  const { language } = useVisit();
  const { messages } = useWorkspace();
  return (
    <div className="flex items-center gap-3 rounded-tile border border-line-2 bg-night-3 px-4 py-3">
      <progress
        className="h-2 w-40 accent-lumen"
        aria-label={messages.frame.loading}
        max={total}
        value={done}
      />
      <span aria-hidden="true" className="small tabular">
        {fill(messages.clientList.progress, {
          count: formatNumber(language, done),
          total: formatNumber(language, total),
        })}
      </span>
    </div>
  );
}

function Message({ toast: { text, isProblem, undo, retry } }: { toast: ToastMessage }) {
  const { messages } = useWorkspace();
  const { dismiss, revert } = useWorkspaceStatus();
  return (
    <div
      className={`pointer-events-auto flex max-w-full items-center gap-3 rounded-tile border bg-night-3 py-1 pr-1 pl-4 ${
        isProblem ? 'border-band-red' : 'border-line-2'
      }`}
    >
      {isProblem && <Icon name="triangle-alert" className="icon size-5 text-band-red" />}
      <p className="small min-w-0 py-2 wrap-anywhere">{text}</p>
      {undo && (
        <ToastAction
          icon="undo-2"
          onClick={(button) => {
            // The button disappears with its toast; the result is announced in the same region.
            button.closest<HTMLElement>('[role="status"]')?.focus();
            void revert();
          }}
        >
          {messages.frame.undo}
        </ToastAction>
      )}
      {retry && (
        <ToastAction icon="refresh-ccw" onClick={retry}>
          {messages.live.retry}
        </ToastAction>
      )}
      <button
        type="button"
        className="grid size-11 flex-none place-items-center"
        aria-label={messages.frame.dismiss}
        onClick={dismiss}
      >
        <Icon name="x" className="icon size-5" />
      </button>
    </div>
  );
}

function ToastAction({
  icon,
  onClick,
  children,
}: {
  icon: 'undo-2' | 'refresh-ccw';
  onClick: (button: HTMLElement) => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className="text-link min-h-11 flex-none px-2"
      onClick={({ currentTarget }) => onClick(currentTarget)}
    >
      <Icon name={icon} className="icon size-5" />
      {children}
    </button>
  );
}
