import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { plural } from '#app/i18n/plural.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useWorkspace } from '../workspace.tsx';
import { ChoiceGroup, optionId } from './choice-group.tsx';
import { SearchRow } from './search-row.tsx';
import type { TypedAhead } from './type-ahead.ts';
import { useChoices, type Choice, type Group } from './use-choices.ts';

/**
 * Finds commands and records. The focus stays in the field, and the arrow keys move the list's active option, after the
 * combobox pattern: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
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
  /** Called once it takes keys itself; returns what was typed before. */
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

/** A dialog that is modal while it is mounted. */
function useModalDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    return () => shown?.close();
  }, []);
  return dialog;
}

/**
 * The list's active option, and the keys that move or choose it. Enter waits for the options of the text that was typed:
 * those of the text before would open another record.
 */
function useActiveOption(
  id: string,
  { choices, isCurrent }: { choices: readonly Choice[]; isCurrent: boolean },
  onChoose: (choice: Choice) => void,
) {
  const [active, setActive] = useState(0);
  const isWaiting = useRef(false);
  const at = Math.min(active, choices.length - 1);

  useLayoutEffect(() => {
    document.getElementById(optionId(id, at))?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);

  const chooseWaiting = useEffectEvent(() => {
    const chosen = choices[at];
    if (isWaiting.current && chosen) onChoose(chosen);
    isWaiting.current = false;
  });
  useEffect(() => {
    if (isCurrent) chooseWaiting();
  }, [isCurrent]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') isWaiting.current = false;
    const next = placeAfter(event.key, at, choices.length - 1);
    const chosen = choices[at];
    if (next !== undefined) setActive(next);
    else if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    else if (!isCurrent) isWaiting.current = true;
    else if (chosen) onChoose(chosen);
    else return;
    event.preventDefault();
  }

  return {
    at,
    setActive,
    /** Chooses as soon as the options are those of the text. */
    wait: () => void (isWaiting.current = true),
    onKeyDown,
  };
}

/** The index that a key moves to in a list that wraps around; undefined for other keys. */
function placeAfter(key: string, at: number, last: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowDown: at === last ? 0 : at + 1,
    ArrowUp: at <= 0 ? last : at - 1,
    PageDown: Math.min(last, at + 8),
    PageUp: Math.max(0, at - 8),
  };
  return steps[key];
}
