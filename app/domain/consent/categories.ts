import { recordOf } from '../codec/record-of.ts';

/**
 * The five categories of the specification (A §3), in display order. Necessary keys serve what the visitor has just
 * asked for and need no consent (CNIL guidelines of 2020-09-17, §5; Law 25, s. 8.1); all others are off until the
 * visitor turns them on.
 */
export const categories = {
  necessary: { isLocked: true },
  analytics: { isLocked: false },
  marketing: { isLocked: false },
  preferences: { isLocked: false },
  functional: { isLocked: false },
} as const satisfies Record<string, { isLocked: boolean }>;

export type Category = keyof typeof categories;

export const categoryIds = Object.keys(categories) as Category[];

/** The setting of each category. */
export type Settings = Readonly<Record<Category, boolean>>;

/** Settings that grant the locked categories and those that pass the test. */
export function settingsWhere(isGranted: (category: Category) => boolean): Settings {
  return recordOf(categoryIds, (id) => categories[id].isLocked || isGranted(id));
}

/** "Accept all" (CONS-07) and "Necessary only" (CONS-08). */
export const everything = settingsWhere(() => true);
export const necessaryOnly = settingsWhere(() => false);
