import type { KnownPath } from '#app/i18n/paths.ts';

/** Effect of a shortcut: a page, or an action below. */
export type Act = KnownPath | 'help' | 'accessibility' | 'search' | 'content' | 'next' | 'previous';

/** Keys as the keyboard's layout prints them, pressed one after the other. */
export interface Shortcut {
  readonly keys: readonly string[];
  readonly act: Act;
}

/**
 * Single keys, chosen so that they do not collide with browsers or screen readers outside text fields, and disabled by
 * the `keyboardNav` setting (WCAG 2.2, 2.1.4). The search box listens to its own key.
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
 * The effect of a key after the keys pressed before it.
 *
 * @returns the action, or the keys that now wait for another one
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
  // A key that continues no shortcut starts a new one.
  return waiting.length > 0 ? pressed([], key) : { waiting: [] };
}
