import { useCallback, useRef, type MouseEvent } from 'react';
import { useDesk } from './desk.tsx';

/**
 * Does one thing at a time: what is asked for while the last one is still being done was a second click, and is not. What
 * fails is said.
 */
export function useOnce() {
  const { fail } = useDesk();
  const isBusy = useRef(false);
  return useCallback(
    async (work: () => Promise<void>): Promise<void> => {
      if (isBusy.current) return;
      isBusy.current = true;
      try {
        await work();
      } catch (error) {
        fail(error);
      } finally {
        isBusy.current = false;
      }
    },
    [fail],
  );
}

/** Marks a button that a double click presses once; those that send a form need no mark. */
export const pressedOnce = { 'data-pressed-once': '' } as const;

/**
 * Takes the second click of a double click from what is pressed once. The work may be over by then, its dialog not yet
 * gone, or another question asked under the pointer.
 */
export function dropSecondClick(event: MouseEvent<HTMLElement>): void {
  if (event.detail < 2 || !(event.target instanceof Element)) return;
  if (!event.target.closest('[type="submit"], [data-pressed-once]')) return;
  event.preventDefault();
  event.stopPropagation();
}
