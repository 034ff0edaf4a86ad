import type { KnownPath } from '#app/i18n/paths.ts';

/** What a shortcut does: leads to a page, or one of the things below. */
export type Act = KnownPath | 'help' | 'accessibility' | 'search' | 'content' | 'next' | 'previous';

/** Keys as the keyboard's layout prints them, pressed one after the other. */
export interface Shortcut {
  readonly keys: readonly string[];
  readonly act: Act;
}

/**
 * Single keys, which collide with nothing the browser or a screen reader keeps for itself outside of text fields, and
 * which the `keyboardNav` setting switches off (WCAG 2.2, 2.1.4). The search box listens to its own key.
 */
export const shortcuts = [
  { keys: ['?'], act: 'help' },
  { keys: ['/'], act: 'search' },
  { keys: ['a'], act: 'accessibility' },
  { keys: ['h'], act: '/' },
  { keys: ['c'], act: '/contact' },
  { keys: ['s'], act: 'content' },
  { keys: ['j'], act: 'next' },
  { keys: ['k'], act: 'previous' },
  { keys: ['g', 'm'], act: '/modules' },
  { keys: ['g', 's'], act: '/hub-services' },
  { keys: ['g', 'i'], act: '/ila' },
  { keys: ['g', 'a'], act: '/adluma' },
  { keys: ['g', 'e'], act: '/etudes-de-cas' },
  { keys: ['g', 'b'], act: '/blog-intelligent' },
  { keys: ['g', 'f'], act: '/faq' },
] as const satisfies readonly Shortcut[];

/** How long a first key waits for its second, in milliseconds. */
export const patience = 1500;

/**
 * What a key means after the keys that were pressed before it.
 *
 * @returns the act, or the keys that now wait for another one
 */
export function pressed(
  waiting: readonly string[],
  key: string,
): { act: Act } | { waiting: readonly string[] } {
  const keys = [...waiting, key];
  const isSame = (shortcut: Shortcut, length: number) =>
    keys.length === length && keys.every((each, at) => shortcut.keys[at] === each);
  const found = shortcuts.find((shortcut) => isSame(shortcut, shortcut.keys.length));
  if (found) return { act: found.act };
  if (shortcuts.some((shortcut) => isSame(shortcut, 1) && shortcut.keys.length > 1))
    return { waiting: keys };
  // A key that continues nothing begins anew.
  return waiting.length > 0 ? pressed([], key) : { waiting: [] };
}

/** Whether a key press could be a shortcut at all, rather than text or a command of the browser. */
export function isPlainKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented, isComposing, repeat, target } = event;
  if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return false;
  if (defaultPrevented || isComposing || repeat || !(target instanceof Element)) return false;
  return !target.closest(
    'textarea, select, [contenteditable], [role="textbox"], dialog:modal, ' +
      'input:not([type="range"], [type="checkbox"], [type="radio"], [type="button"])',
  );
}
