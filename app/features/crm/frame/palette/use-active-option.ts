import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { optionId } from './choice-group.tsx';
import type { Choice } from './use-choices.ts';

/**
 * The list's active option, and the keys that move or choose it. Enter waits for the options of the typed text: those
 * of the previous text would open another record.
 */
export function useActiveOption(
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
    /** Chooses as soon as the options match the text. */
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
