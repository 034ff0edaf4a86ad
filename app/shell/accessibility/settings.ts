import {
  initialSettings,
  readSettings,
  type AccessibilitySettings,
  type SystemPreferences,
} from '#app/domain/accessibility.ts';
import { insistOnMotion, stopMotion } from '#app/ui/motion.ts';
import { createStored } from '#app/ui/stored.ts';
import { accessibilityKey } from './before-paint.ts';

/** What the visitor has chosen; null while they have chosen nothing, and the system's wishes hold by style sheet. */
export const storedSettings = createStored<AccessibilitySettings | null>(accessibilityKey, (json) =>
  json === null ? null : readSettings(json, initial()),
);

/** What holds while nothing is chosen, and what a reset goes back to. */
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

/** Puts the settings on the root element, where the styles find them; null takes them off. See before-paint.ts. */
export function applySettings(settings: AccessibilitySettings | null): void {
  const { style, dataset } = document.documentElement;
  style.fontSize = settings ? `${settings.fontSize}px` : '';
  setOrDelete(dataset, 'contrast', settings?.contrast);
  setOrDelete(dataset, 'large', settings?.largeButtons ? '' : undefined);
  setOrDelete(dataset, 'focus', settings?.focusHighlight === false ? 'off' : undefined);
  insistOnMotion(settings?.animations === true);
  stopMotion('accessibility', settings?.animations === false);
}

function setOrDelete(dataset: DOMStringMap, name: string, value: string | undefined): void {
  if (value === undefined) delete dataset[name];
  else dataset[name] = value;
}
