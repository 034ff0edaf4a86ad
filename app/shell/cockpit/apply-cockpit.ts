import {
  featuresOf,
  languageAfter,
  type Cockpit,
  type CockpitFeatures,
} from '#app/domain/cockpit.ts';
import type { Language } from '#app/i18n/languages.ts';
import { languageKey } from '#app/i18n/negotiate.ts';
import { keptCockpit } from './cockpit-store.ts';
import { storeLanguage } from '../language-store.ts';
import type { System } from '../system/system.ts';

/**
 * Keeps the cockpit's settings and makes the frame of this screen obey them.
 *
 * @returns whether they will still be there on the next load
 */
export function applyCockpit(
  system: System,
  cockpit: Cockpit,
  { screen, language }: { screen: 'phone' | 'computer'; language: Language },
): boolean {
  const change = languageAfter(keptCockpit.read(), cockpit);
  if (change === 'keep') storeLanguage(language);
  if (change === 'forget') forgetLanguage();

  const wanted = featuresOf(cockpit, screen);
  for (const feature of Object.keys(wanted) as (keyof CockpitFeatures)[])
    if (system.read().features[feature] !== wanted[feature])
      system.dispatch({ type: 'toggle-feature', feature });
  return keptCockpit.write(cockpit);
}

/** Forgets the language chosen, so that the browser's own language counts again. */
function forgetLanguage(): void {
  try {
    localStorage.removeItem(languageKey);
  } catch {
    // Nothing was kept where nothing can be.
  }
  document.cookie = `${languageKey}=; path=/; max-age=0; samesite=lax`;
}
