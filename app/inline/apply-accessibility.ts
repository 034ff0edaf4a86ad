import {
  accessibilityKey,
  contrasts,
  maxFontSize,
  minFontSize,
  type AccessibilitySettings,
  type Contrast,
} from '#app/domain/accessibility/settings.ts';

/**
 * Runs in the head, before the first paint: sets the stored settings on the root element, as `applySettings` does after
 * hydration. The inlined styles have no rules for them, nor for more contrast, so the whole sheet is written as a
 * parser-inserted link, which every browser waits for. Other visitors do not load it.
 */
export function applyAccessibility(stylesheet: string): void {
  let isWanted = matchMedia('(prefers-contrast: more)').matches;
  try {
    const root = document.documentElement;
    const settings = root.dataset;
    // The record may be outdated or corrupt: each value is checked.
    const stored: Partial<AccessibilitySettings> = JSON.parse(localStorage[accessibilityKey]);
    if (typeof stored.fontSize === 'number')
      root.style.fontSize = `${Math.min(maxFontSize, Math.max(minFontSize, Math.round(stored.fontSize)))}px`;
    if (contrasts.includes(stored.contrast as Contrast)) settings.contrast = stored.contrast;
    if (typeof stored.animations === 'boolean') settings.motion = stored.animations ? 'on' : 'off';
    if (stored.largeButtons === true) settings.large = '';
    if (stored.focusHighlight === false) settings.focus = 'off';
    isWanted = true;
  } catch {
    // Nothing readable is stored: the page keeps its default look.
  }
  if (isWanted) document.write(`<link rel=stylesheet href=${stylesheet}>`);
}
