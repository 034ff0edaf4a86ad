import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { plural } from '#app/i18n/plural.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { useDesk } from '../desk.tsx';
import { Keys } from './keys.tsx';
import { useChoices, type Choice } from './use-choices.ts';

/**
 * Commands and records by a few letters. The focus stays in the field, and the list's active option follows the arrow
 * keys, after the combobox pattern: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function Palette({
  commands,
  recent,
  onChoose,
  onClose,
}: {
  commands: readonly Choice[];
  recent: readonly Choice[];
  onChoose: (choice: Choice) => void;
  onClose: () => void;
}) {
  const { language } = useVisit();
  const {
    words: { palette: copy, frame },
  } = useDesk();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const groups = useChoices(text, commands, recent);
  const choices = groups.flatMap((group) => group.choices);
  const at = Math.min(active, choices.length - 1);
  const optionId = (index: number) => `${id}-option-${index}`;

  useLayoutEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    return () => shown?.close();
  }, []);

  useLayoutEffect(() => {
    document.getElementById(`${id}-option-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);

  function onKeyDown(event: KeyboardEvent) {
    const last = choices.length - 1;
    const steps: Record<string, number> = {
      ArrowDown: at === last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      PageDown: Math.min(last, at + 8),
      PageUp: Math.max(0, at - 8),
    };
    const next = steps[event.key];
    const chosen = choices[at];
    if (next !== undefined) setActive(next);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing && chosen) onChoose(chosen);
    else return;
    event.preventDefault();
  }

  return (
    <dialog
      ref={dialog}
      aria-label={copy.title}
      closedby="any"
      className="panel mx-auto mt-[10dvh] mb-auto grid max-h-[75dvh] grid-cols-1 w-[min(38rem,calc(100vw-1.5rem))] grid-rows-[auto_minmax(0,1fr)] overflow-hidden p-0 text-star backdrop:bg-night backdrop:opacity-80"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="flex items-center gap-3 border-b border-line-2 py-2 pr-2 pl-4">
        <Icon name="search" className="icon size-5 shrink-0 text-dust" />
        <input
          className="min-h-11 min-w-0 grow bg-transparent outline-none"
          role="combobox"
          aria-label={copy.label}
          placeholder={copy.label}
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={at >= 0 ? optionId(at) : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className="grid size-11 shrink-0 place-items-center"
          aria-label={frame.close}
          onClick={onClose}
        >
          <Icon name="x" className="icon size-5" />
        </button>
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        tabIndex={-1}
        aria-label={copy.title}
        className="overflow-y-auto overscroll-contain p-2"
      >
        {groups.map((group, place) => (
          <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`} className="pb-2">
            <div
              id={`${id}-${group.id}`}
              role="presentation"
              className="px-3 py-1.5 text-xs text-dust"
            >
              {copy.groups[group.id]}
            </div>
            {group.choices.map((choice, nth) => {
              const before = groups.slice(0, place).flatMap((each) => each.choices);
              const own = before.length + nth;
              return (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys
                <div
                  key={choice.key}
                  id={optionId(own)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={own === at}
                  className="flex min-h-11 cursor-pointer items-center gap-3 rounded-tile border border-transparent px-3 py-1.5 aria-selected:border-lumen aria-selected:bg-night-3"
                  onPointerMove={() => own !== at && setActive(own)}
                  // The focus stays in the field.
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(choice)}
                >
                  <span dir="auto" className="min-w-0 grow wrap-anywhere">
                    {choice.label}
                  </span>
                  {choice.detail && (
                    <span className="small shrink-0 text-dust">{choice.detail}</span>
                  )}
                  <Keys keys={choice.keys ?? []} />
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <p
        role="status"
        className={choices.length > 0 ? 'sr-only' : 'px-3 pb-6 text-center text-dust'}
      >
        {choices.length === 0 ? copy.none : plural(language, choices.length, copy.found)}
      </p>
    </dialog>
  );
}
