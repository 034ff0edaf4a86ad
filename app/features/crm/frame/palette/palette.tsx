import { useEffectEvent, useId, useLayoutEffect, useState } from 'react';
import { plural } from '#app/i18n/plural.ts';
import { useModalDialog } from '#app/ui/use-modal-dialog.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useWorkspace } from '../workspace.tsx';
import { ChoiceGroup, optionId } from './choice-group.tsx';
import { SearchRow } from './search-row.tsx';
import type { TypedAhead } from './type-ahead.ts';
import { useActiveOption } from './use-active-option.ts';
import { useChoices, type Choice, type Group } from './use-choices.ts';

/**
 * Finds commands and records. The focus stays in the field, and the arrow keys move the list's active option, following
 * the combobox pattern: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function Palette({
  commands,
  recent,
  onReady,
  onChoose,
  onClose,
}: {
  commands: readonly Choice[];
  recent: readonly Choice[];
  /** Called once the palette receives keys itself; returns what was typed before. */
  onReady: () => TypedAhead | null;
  onChoose: (choice: Choice) => void;
  onClose: () => void;
}) {
  const { language } = useVisit();
  const {
    messages: { palette: copy },
  } = useWorkspace();
  const dialog = useModalDialog();
  const id = useId();
  const [text, setText] = useState('');
  const { groups, isCurrent } = useChoices(text, commands, recent);
  const choices = groups.flatMap((group) => group.choices);
  const { at, setActive, wait, onKeyDown } = useActiveOption(id, { choices, isCurrent }, onChoose);
  const begin = useEffectEvent(() => {
    const typed = onReady();
    if (!typed) return;
    setText(typed.text);
    if (typed.isEntered && typed.text !== '') wait();
  });
  // oxlint-disable-next-line react/set-state-in-effect -- keys are taken elsewhere until the field has the focus
  useLayoutEffect(() => begin(), []);

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
      <SearchRow
        id={id}
        active={at >= 0 ? optionId(id, at) : undefined}
        text={text}
        onText={(typed) => {
          setText(typed);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        onClose={onClose}
      />
      <ChoiceList id={id} groups={groups} active={at} onPoint={setActive} onChoose={onChoose} />
      <p
        role="status"
        className={choices.length > 0 || !isCurrent ? 'sr-only' : 'px-3 pb-6 text-center text-dust'}
      >
        {!isCurrent
          ? ''
          : choices.length === 0
            ? copy.none
            : plural(language, choices.length, copy.found)}
      </p>
    </dialog>
  );
}

function ChoiceList({
  id,
  groups,
  active,
  onPoint,
  onChoose,
}: {
  id: string;
  groups: readonly Group[];
  active: number;
  onPoint: (at: number) => void;
  onChoose: (choice: Choice) => void;
}) {
  const {
    messages: { palette: copy },
  } = useWorkspace();
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      tabIndex={-1}
      aria-label={copy.title}
      className="overflow-y-auto overscroll-contain p-2"
    >
      {groups.map((group, place) => (
        <ChoiceGroup
          key={group.id}
          group={group}
          first={groups.slice(0, place).flatMap((each) => each.choices).length}
          active={active}
          id={id}
          onPoint={onPoint}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}
