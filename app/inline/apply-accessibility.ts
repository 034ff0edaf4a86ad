import {
  accessibilityKey,
  contrasts,
  maxFontSize,
  minFontSize,
  type AccessibilitySettings,
  type Contrast,
} from '#app/domain/accessibility/settings.ts';

/**
 * Sets the stored settings on the root element, as `applySettings` does after hydration. It is a file of its own, which
 * load-accessibility.ts loads for visitors who stored some.
 */
export function applyAccessibility(): void {
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
  } catch {
    // Nothing readable is stored: the page keeps its default look.
  }
}
