import type { MouseEvent } from 'react';

/** Marks a button that ignores the second click of a double click; submit buttons need no mark. */
export const pressOnce = { 'data-pressed-once': '' } as const;

const marked = '[type="submit"], [data-pressed-once]';

let first: Element | null = null;

/**
 * Drops the second click of a double click on a marked button, and on any control that the first click did not hit: by
 * then the action may be done, another question or row may be under the pointer, or a dialog may still be closing.
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
