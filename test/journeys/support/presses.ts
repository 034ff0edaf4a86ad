import type { Page } from '@playwright/test';

export interface Presses {
  pointer: number;
  keys: number;
}

/**
 * Counts a person's presses in every page opened from now on: the pointer, and each key that does not write into a
 * field. A modifier counts with the key that it is held with, and a click caused by a key or a label with its cause.
 */
export async function countPresses(page: Page): Promise<Presses> {
  const presses = { pointer: 0, keys: 0 };
  await page.exposeBinding('pressed', (_, kind: keyof Presses) => {
    presses[kind] += 1;
  });
  await page.addInitScript(listen);
  return presses;
}

/** Runs in the page, before the page's own listeners. */
function listen() {
  const { pressed } = window as unknown as { pressed: (kind: keyof Presses) => void };
  const modifiers = new Set(['Control', 'Shift', 'Alt', 'Meta']);
  const writes = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
    key.length === 1 &&
    !(ctrlKey || metaKey || altKey) &&
    target instanceof Element &&
    target.matches('input, textarea');
  window.addEventListener('pointerdown', ({ isTrusted }) => isTrusted && pressed('pointer'), true);
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.isTrusted && !modifiers.has(event.key) && !writes(event)) pressed('keys');
    },
    true,
  );
}
