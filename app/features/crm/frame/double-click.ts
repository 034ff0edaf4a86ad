import type { MouseEvent } from 'react';

/** Marks a button that ignores the second click of a double click; submit buttons need no mark. */
export const pressOnce = { 'data-pressed-once': '' } as const;

const marked = '[type="submit"], [data-pressed-once]';

let first: Element | null = null;

/**
 * Drops the second click of a double click on a marked button, and on any control that the first one was not on. By then
 * the work may be done and another question or row be under the pointer, or its dialog may still be closing.
 */
export function dropSecondClick(event: MouseEvent<HTMLElement>): void {
  if (!(event.target instanceof Element)) return;
  const control = event.target.closest('button, a[href]');
  const isOther = control !== first;
  if (event.detail < 2) first = control;
  if (event.detail < 2 || !control || (!isOther && !control.matches(marked))) return;
  event.preventDefault();
  event.stopPropagation();
}
