import { useEffect, useRef, useState, type MouseEvent } from 'react';
import type { CockpitCopy } from '#app/content/full-system/shape.ts';
import type { Cockpit } from '#app/domain/cockpit.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import { Icon } from '#app/ui/icon.tsx';
import { askLiveCockpit, type LiveCockpit } from './live-cockpit.ts';
import { LiveForm } from './live-form.tsx';
import { TrialForm, type SaveCockpit } from './trial-form.tsx';

const id = 'cockpit';

/** Opens the dialog without scripts, so that a press before React comes is not lost; React's types know no invokers. */
const opener = { commandfor: id, command: 'show-modal' };

/**
 * The button and the modal it opens. Its close button, Escape and a press on the backdrop close it; what was not saved
 * is then forgotten.
 */
export function CockpitDialog({
  copy,
  open,
  kept,
  onSave,
}: {
  copy: CockpitCopy;
  /** Words of the button. */
  open: string;
  kept: Cockpit;
  onSave: SaveCockpit;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const isLive = useHydrated();
  const [closings, setClosings] = useState(0);
  const [live, setLive] = useState<LiveCockpit | null>(null);
  const ask = () => void askLiveCockpit().then(setLive);
  useEffect(() => {
    // Opened without scripts, before anybody listened.
    if (dialog.current?.open) ask();
  }, []);
  const show = (event: MouseEvent) => {
    // Or the invoker would open it a second time.
    event.preventDefault();
    ask();
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  };
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
          // A selection that is let go of outside began inside.
          if (target === currentTarget && pressed.current === target) currentTarget.close();
        }}
        onClose={() => setClosings((count) => count + 1)}
      >
        {/* Nothing in it works without scripts, so it comes with them. */}
        {isLive && (
          <div className="px-5 pt-5 sm:px-8 sm:pt-8">
            <div className="mb-6 flex items-start justify-between gap-4">
              <div>
                <h2 id="cockpit-title" className="title">
                  {copy.title}
                </h2>
                <p className="small mt-2 text-dust">{live ? copy.live.lead : copy.lead}</p>
              </div>
              <form method="dialog">
                <button
                  className="grid size-11 place-items-center rounded-full"
                  aria-label={copy.close}
                >
                  <Icon name="x" />
                </button>
              </form>
            </div>
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
