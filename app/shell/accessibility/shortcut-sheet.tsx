import { useEffect, useRef } from 'react';
import type { AccessibilityPanelCopy } from '#app/content/accessibility-panel/shape.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { shortcuts } from './shortcuts.ts';

/** The list of shortcuts, as a modal sheet: Escape closes it, and the focus goes back to where it was. */
export function ShortcutSheet({
  messages: { shortcuts: copy },
  onClose,
}: {
  messages: AccessibilityPanelCopy;
  onClose: () => void;
}) {
  const { isOpen } = useVisit();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="shortcut-sheet"
      aria-labelledby="shortcut-sheet-title"
      onClose={onClose}
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id="shortcut-sheet-title" className="heading">
          {copy.title}
        </h2>
        <form method="dialog">
          <button className="grid size-11 place-items-center rounded-full" aria-label={copy.close}>
            <Icon name="x" />
          </button>
        </form>
      </div>
      <p className="small mb-4 text-dust">{copy.intro}</p>
      <dl>
        {shortcuts
          .filter(({ act }) => isOpen(act))
          .map(({ keys, act }) => (
            <div
              key={act}
              className="flex flex-wrap items-baseline gap-x-4 border-t border-line py-2"
            >
              <dt className="w-28 shrink-0">
                {keys.map((key, at) => (
                  <span key={key}>
                    {at > 0 && <span className="text-xs text-dust"> {copy.thenKey} </span>}
                    <kbd className="key">{key}</kbd>
                  </span>
                ))}
              </dt>
              <dd className="small min-w-0 grow basis-40 wrap-anywhere">{copy.acts[act]}</dd>
            </div>
          ))}
      </dl>
    </dialog>
  );
}
