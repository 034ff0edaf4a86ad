import { accessibilityKey } from '#app/domain/accessibility/settings.ts';

/**
 * Runs in the head, before the first paint: writes what only visitors with stored settings or a wish for more contrast
 * need, as parser-inserted elements, which every browser waits for.
 *
 * @param elements the script that applies the settings, and the whole style sheet: the inlined styles have no rules for
 *   them
 */
export function loadAccessibility(elements: string): void {
  let isWanted = matchMedia('(prefers-contrast: more)').matches;
  try {
    isWanted ||= accessibilityKey in localStorage;
  } catch {
    // Storage denied: nothing is stored.
  }
  if (isWanted) document.write(elements);
}
