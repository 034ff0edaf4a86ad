import { fill, formatNumber } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { useDesk } from './desk.tsx';
import { useDeskStatus } from './desk-status.tsx';

/** What has just happened, with the way back where there is one. It stays until the next thing happens. */
export function NoticeBar() {
  const { language } = useVisit();
  const { words } = useDesk();
  const { notice, progress, dismiss, takeBack } = useDeskStatus();
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-3 bottom-24 z-30 grid justify-items-center"
    >
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
            <button type="button" className="text-link min-h-11 px-2" onClick={takeBack}>
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
    </div>
  );
}
