import { useEffect, useRef, useState, type MouseEvent } from 'react';
import type { SettingsCopy } from '#app/content/full-system/shape.ts';
import type { SiteSettings } from '#app/domain/settings/site-settings.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import { Icon } from '#app/ui/icon.tsx';
import { LiveForm } from './live-form.tsx';
import { readLiveSettings, type LiveSettings } from './live-settings.ts';
import { TrialForm, type SaveSettings } from './trial-form.tsx';

const id = 'cockpit';

/** Opens the dialog even before hydration, so that no click is lost; an object, as React's types lack invokers. */
const opener = { commandfor: id, command: 'show-modal' };

/**
 * The button and the modal it opens. Its close button, Escape and a click on the backdrop close it and discard unsaved
 * changes.
 */
export function SettingsDialog({
  copy,
  open,
  kept,
  onSave,
}: {
  copy: SettingsCopy;
  /** Label of the button. */
  open: string;
  kept: SiteSettings;
  onSave: SaveSettings;
}) {
  const pressed = useRef<EventTarget>(null);
  const isLive = useHydrated();
  const [closings, setClosings] = useState(0);
  const { dialog, live, setLive, show } = useDialog();
  return (
    <>
      <button
        type="button"
        className="button button-primary scripted"
        aria-haspopup="dialog"
        onClick={show}
        {...opener}
      >
        <Icon name="settings" className="icon size-5" />
        {open}
      </button>
      {/* The keyboard has Escape and the close button. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <dialog
        ref={dialog}
        id={id}
        aria-labelledby="cockpit-title"
        className="m-auto max-h-[calc(100dvh-2rem)] w-[min(64rem,100vw-2rem)] scroll-pb-28 overflow-auto rounded-panel border border-line-2 bg-night-2 text-star backdrop:bg-night/75"
        onPointerDown={({ target }) => {
          pressed.current = target;
        }}
        onClick={({ target, currentTarget }) => {
          // Not where a text selection began inside and ended on the backdrop; both press and release must be on it.
          if (target === currentTarget && pressed.current === target) currentTarget.close();
        }}
        onClose={() => setClosings((count) => count + 1)}
      >
        {/* Needs scripts, so rendered after hydration. */}
        {isLive && (
          <div className="px-5 pt-5 sm:px-8 sm:pt-8">
            <Head copy={copy} lead={live ? copy.live.lead : copy.lead} />
            {live ? (
              <LiveForm key={`live ${closings}`} copy={copy} live={live} onChange={setLive} />
            ) : (
              <TrialForm key={closings} copy={copy} kept={kept} onSave={onSave} />
            )}
          </div>
        )}
      </dialog>
    </>
  );
}

/** The dialog and the live settings, which are read each time it opens. */
function useDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [live, setLive] = useState<LiveSettings | null>(null);
  const load = () => void readLiveSettings().then(setLive);
  useEffect(() => {
    // Opened by its invoker before hydration.
    if (dialog.current?.open) load();
  }, []);
  const show = (event: MouseEvent) => {
    // Otherwise the invoker would open it a second time.
    event.preventDefault();
    load();
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  };
  return { dialog, live, setLive, show };
}

function Head({ copy, lead }: { copy: SettingsCopy; lead: string }) {
  return (
    <div className="mb-6 flex items-start justify-between gap-4">
      <div>
        <h2 id="cockpit-title" className="title">
          {copy.title}
        </h2>
        <p className="small mt-2 text-dust">{lead}</p>
      </div>
      <form method="dialog">
        <button className="grid size-11 place-items-center rounded-full" aria-label={copy.close}>
          <Icon name="x" />
        </button>
      </form>
    </div>
  );
}
