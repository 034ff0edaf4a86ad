import type { MouseEvent } from 'react';

/** Marks a button that ignores the second click of a double click; submit buttons need no mark. */
export const pressOnce = { 'data-pressed-once': '' } as const;

/**
 * Drops the second click of a double click on a marked button. By then the work may be done and another question be
 * under the pointer, or its dialog may still be closing.
 */
export function dropSecondClick(event: MouseEvent<HTMLElement>): void {
  if (event.detail < 2 || !(event.target instanceof Element)) return;
  if (!event.target.closest('[type="submit"], [data-pressed-once]')) return;
  event.preventDefault();
  event.stopPropagation();
}
