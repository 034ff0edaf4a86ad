import {
  accessibilityKey,
  initialSettings,
  readSettings,
  type AccessibilitySettings,
  type SystemPreferences,
} from '#app/domain/accessibility/settings.ts';
import { insistOnMotion, stopMotion } from '#app/ui/motion.ts';
import { createStored } from '#app/ui/stored.ts';

/** The visitor's choice; null without one, when style sheets follow the system's preferences. */
export const storedSettings = createStored<AccessibilitySettings | null>(accessibilityKey, (json) =>
  json === null ? null : readSettings(json, initial()),
);

/** The defaults, also used by a reset. */
export function initial(): AccessibilitySettings {
  return initialSettings(systemPreferences());
}

function systemPreferences(): SystemPreferences {
  const asks = (query: string) => window.matchMedia(query).matches;
  const root = document.documentElement;
  const chosen = root.style.fontSize;
  root.style.fontSize = '';
  const fontSize = Number.parseFloat(getComputedStyle(root).fontSize);
  root.style.fontSize = chosen;
  return {
    fontSize,
    lessMotion: asks('(prefers-reduced-motion: reduce)'),
    moreContrast: asks('(prefers-contrast: more), (forced-colors: active)'),
  };
}

/**
 * Sets the settings on the root element, for the style sheets, or removes them. See app/inline/apply-accessibility.ts.
 */
export function applySettings(settings: AccessibilitySettings | null): void {
  const { style, dataset } = document.documentElement;
  style.fontSize = settings ? `${settings.fontSize}px` : '';
  const contrast = settings?.contrast;
  setOrDelete(dataset, 'contrast', contrast === 'system' ? undefined : contrast);
  setOrDelete(dataset, 'large', settings?.largeButtons ? '' : undefined);
  setOrDelete(dataset, 'focus', settings?.focusHighlight === false ? 'off' : undefined);
  insistOnMotion(settings?.animations === true);
  stopMotion('accessibility', settings?.animations === false);
}

function setOrDelete(dataset: DOMStringMap, name: string, value: string | undefined): void {
  if (value === undefined) delete dataset[name];
  else dataset[name] = value;
}
