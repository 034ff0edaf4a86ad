import type { ReactNode } from 'react';

/** A setting stored elsewhere. */
interface Setting<Value> {
  read: () => Value;
  write: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

export type Toggle = Setting<boolean>;

export const themes = ['system', 'normal', 'inverted', 'high'] as const;

/** The colours: the system's preference, dark, light, or dark with high contrast. */
type Theme = (typeof themes)[number];

/** Parts of the site's shell that the CRM's own frame shows in other places. */
export interface Shell {
  accessibility: { label: string; open: () => void };
  /** Links to the same screen in the other languages. */
  languages: ReactNode;
  /** Whether single-key shortcuts are on. */
  keys: Toggle;
  theme: Setting<Theme>;
}
