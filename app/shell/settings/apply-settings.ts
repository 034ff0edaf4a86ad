import {
  featuresOf,
  languageAfter,
  type SiteSettings,
  type FeatureSettings,
} from '#app/domain/settings/site-settings.ts';
import type { Language } from '#app/i18n/languages.ts';
import { languageCookie, languageKey } from '#app/i18n/negotiate.ts';
import { storeLanguage } from '#app/shell/language-store.ts';
import type { System } from '#app/shell/system/system.ts';
import { previewSettings } from './preview-store.ts';

/**
 * Stores the site settings and applies them to the frame of this screen.
 *
 * @returns whether they persist to the next load
 */
export function applySettings(
  system: System,
  settings: SiteSettings,
  { screen, language }: { screen: 'phone' | 'computer'; language: Language },
): boolean {
  const change = languageAfter(previewSettings.read(), settings);
  if (change === 'keep') storeLanguage(language);
  if (change === 'forget') forgetLanguage();

  const wanted = featuresOf(settings, screen);
  for (const feature of Object.keys(wanted) as (keyof FeatureSettings)[])
    if (system.read().features[feature] !== wanted[feature])
      system.dispatch({ type: 'toggle-feature', feature });
  return previewSettings.write(settings);
}

/** Deletes the chosen language, so that the browser's language counts again. */
function forgetLanguage(): void {
  try {
    localStorage.removeItem(languageKey);
  } catch {
    // Storage unavailable: nothing to clear.
  }
  document.cookie = languageCookie('');
}
