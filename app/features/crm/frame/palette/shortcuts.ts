import type { Section } from '../workspace-query.ts';

export type Act = Section | 'overview' | 'new' | 'search' | 'help';

interface Shortcut {
  /** Keys as labelled on the keyboard's layout, pressed in sequence. */
  keys: readonly [string] | readonly ['g', string];
  act: Act;
}

/**
 * Single-key shortcuts of the workspace. They take precedence over the site's own; one setting switches both off (WCAG
 * 2.2, 2.1.4).
 */
export const shortcuts = [
  { keys: ['g', 'o'], act: 'overview' },
  { keys: ['g', 'd'], act: 'demandes' },
  { keys: ['g', 'e'], act: 'agenda' },
  { keys: ['g', 'c'], act: 'clients' },
  { keys: ['g', 'p'], act: 'projets' },
  { keys: ['g', 't'], act: 'taches' },
  { keys: ['g', 'j'], act: 'journal' },
  { keys: ['g', 'a'], act: 'analytics' },
  { keys: ['g', 'r'], act: 'prospection' },
  { keys: ['n'], act: 'new' },
  { keys: ['/'], act: 'search' },
  { keys: ['?'], act: 'help' },
] as const satisfies readonly Shortcut[];

/** Maximum pause between the first key and the second, in milliseconds. */
const sequenceTimeout = 1500;

export interface Press {
  key: string;
  /** In milliseconds of any monotonic clock. */
  at: number;
}

/** The action of a key after the previous one; `waiting` when it needs another key; null when it has none. */
export function meaningOf(press: Press, before: Press | null): Act | 'waiting' | null {
  const isContinued = before?.key === 'g' && press.at - before.at <= sequenceTimeout;
  const typed = isContinued ? ['g', press.key] : [press.key];
  const found = shortcuts.find(({ keys }) => keys.join(' ') === typed.join(' '));
  if (found) return found.act;
  if (press.key === 'g') return 'waiting';
  // A key that continues no shortcut may start one.
  return isContinued ? meaningOf(press, null) : null;
}
