import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { useDesk } from './desk.tsx';
import { useDeskStatus, type Notice } from './desk-status.tsx';
import { useTopDialog } from './open-dialogs.ts';

/**
 * What has just happened, with the way back where there is one. It stays until the next thing happens, and stands in
 * the dialog that is open, if any: what is outside of it can neither be seen nor used.
 */
export function NoticeBar() {
  const { notice } = useDeskStatus();
  const dialog = useTopDialog();
  const page = useRef<HTMLDivElement>(null);
  /** The notice that a dialog has said: when the page shows it, it does not say it again. */
  const said = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (!notice || !page.current) return;
    // A dialog that was closed at the same moment has said nothing.
    if (dialog?.open) said.current = notice.at;
    page.current.ariaLive = said.current === notice.at ? 'off' : 'polite';
  }, [notice, dialog]);

  return (
    <>
      {/* Always there: a region that comes with its text is not read out. */}
      <div
        ref={page}
        role="status"
        aria-live="polite"
        tabIndex={-1}
        className={`${place} bottom-24`}
      >
        {!dialog && <Said notice={notice} />}
      </div>
      {dialog &&
        createPortal(
          <div role="status" tabIndex={-1} className={`${place} bottom-3`}>
            <Said notice={notice?.isInDialog ? null : notice} />
          </div>,
          dialog,
        )}
    </>
  );
}

const place = 'pointer-events-none outline-none fixed inset-x-3 z-30 grid justify-items-center';

function Said({ notice }: { notice: Notice | null }) {
  const { language } = useVisit();
  const { words } = useDesk();
  const { progress, dismiss, takeBack } = useDeskStatus();
  return (
    <>
      {progress && (
        <div className="flex items-center gap-3 rounded-tile border border-line-2 bg-night-3 px-4 py-3">
          <progress
            className="h-2 w-40 accent-lumen"
            aria-label={words.frame.loading}
            max={progress.total}
            value={progress.done}
          />
          <span aria-hidden="true" className="small tabular">
            {fill(words.clientList.progress, {
              count: formatNumber(language, progress.done),
              total: formatNumber(language, progress.total),
            })}
          </span>
        </div>
      )}
      {notice && !progress && (
        <div
          key={notice.at}
          className={`pointer-events-auto flex max-w-full items-center gap-3 rounded-tile border bg-night-3 py-1 pr-1 pl-4 ${
            notice.isProblem ? 'border-band-red' : 'border-line-2'
          }`}
        >
          {notice.isProblem && <Icon name="triangle-alert" className="icon size-5 text-band-red" />}
          <p className="small min-w-0 py-2 wrap-anywhere">{notice.text}</p>
          {notice.undo && (
            <button
              type="button"
              className="text-link min-h-11 px-2"
              onClick={(event) => {
                // The button goes with the notice; what comes of it is said in the same place.
                event.currentTarget.closest<HTMLElement>('[role="status"]')?.focus();
                void takeBack();
              }}
            >
              <Icon name="undo-2" className="icon size-5" />
              {words.frame.undo}
            </button>
          )}
          {notice.retry && (
            <button type="button" className="text-link min-h-11 px-2" onClick={notice.retry}>
              <Icon name="refresh-ccw" className="icon size-5" />
              {words.live.retry}
            </button>
          )}
          <button
            type="button"
            className="grid size-11 place-items-center"
            aria-label={words.frame.dismiss}
            onClick={dismiss}
          >
            <Icon name="x" className="icon size-5" />
          </button>
        </div>
      )}
    </>
  );
}
