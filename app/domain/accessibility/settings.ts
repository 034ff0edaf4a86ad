/** The three token sets of the site, in the order they are offered. */
export const contrasts = ['normal', 'high', 'inverted'] as const;

export type Contrast = (typeof contrasts)[number];

/** What a visitor may set for the whole site. Names are those of the stored record. */
export interface AccessibilitySettings {
  /** Size of the root's text, in CSS pixels; everything else is relative to it. */
  fontSize: number;
  contrast: Contrast;
  /** Whether anything may move. */
  animations: boolean;
  /** Whether blocks of text can be read aloud. */
  voiceReader: boolean;
  /** Whether single keys are shortcuts (WCAG 2.2, 2.1.4 wants them switchable). */
  keyboardNav: boolean;
  /** Whether targets are at least 44 by 44 CSS pixels (WCAG 2.2, 2.5.5). */
  largeButtons: boolean;
  /** Whether the focus ring is the strong one; the other is visible too. */
  focusHighlight: boolean;
}

/** Bounds and step of the text size, in CSS pixels. */
export const fontSizes = { min: 12, max: 24, step: 1 } as const;

export const defaultSettings: AccessibilitySettings = {
  fontSize: 16,
  contrast: 'normal',
  animations: true,
  voiceReader: false,
  keyboardNav: true,
  largeButtons: false,
  focusHighlight: true,
};

/** The settings that are either on or off, in the order they are offered. */
export const switches = [
  'animations',
  'voiceReader',
  'keyboardNav',
  'largeButtons',
  'focusHighlight',
] as const satisfies (keyof AccessibilitySettings)[];

export type Switch = (typeof switches)[number];

/** What the visitor's system and browser already ask for. */
export interface SystemPreferences {
  /** The browser's own text size, in CSS pixels. */
  fontSize: number;
  lessMotion: boolean;
  moreContrast: boolean;
}

/** What holds until the visitor changes something here: the defaults, and what their system asks for. */
export function initialSettings(system: SystemPreferences): AccessibilitySettings {
  return {
    ...defaultSettings,
    fontSize: toFontSize(system.fontSize) ?? defaultSettings.fontSize,
    contrast: system.moreContrast ? 'high' : 'normal',
    animations: !system.lessMotion,
  };
}

/**
 * Reads a stored record of any age or state. What is missing or of the wrong kind has its initial value, and a size out
 * of bounds is the nearest within.
 *
 * @returns null when there is no record to speak of
 */
export function readSettings(
  json: unknown,
  initial: AccessibilitySettings,
): AccessibilitySettings | null {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return null;
  const kept = json as Record<string, unknown>;
  const settings = { ...initial };
  settings.fontSize = toFontSize(kept.fontSize) ?? initial.fontSize;
  settings.contrast = contrasts.find((name) => name === kept.contrast) ?? initial.contrast;
  for (const name of switches) {
    const value = kept[name];
    if (typeof value === 'boolean') settings[name] = value;
  }
  return settings;
}

function toFontSize(value: unknown): number | null {
  if (typeof value !== 'number' || Number.isNaN(value)) return null;
  return Math.min(fontSizes.max, Math.max(fontSizes.min, Math.round(value)));
}
