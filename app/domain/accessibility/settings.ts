/** The three themes of the site, in display order. */
export const contrasts = ['normal', 'high', 'inverted'] as const;

export type Contrast = (typeof contrasts)[number];

/** A theme, or the system's preference. */
export type ContrastSetting = Contrast | 'system';

/** The visitor's settings for the whole site. Names are those of the stored record. */
export interface AccessibilitySettings {
  /** Font size of the root element, in CSS pixels; all other sizes are relative. */
  fontSize: number;
  contrast: ContrastSetting;
  /** Whether animations are allowed. */
  animations: boolean;
  /** Whether blocks of text can be read aloud. */
  voiceReader: boolean;
  /** Whether single keys are shortcuts (WCAG 2.2, 2.1.4 requires a way to turn them off). */
  keyboardNav: boolean;
  /** Whether targets are at least 44 by 44 CSS pixels (WCAG 2.2, 2.5.5). */
  largeButtons: boolean;
  /** Whether the strong focus ring is used; the default one is visible too. */
  focusHighlight: boolean;
}

/** Bounds of the text size, in CSS pixels. Separate constants, so that an inline script contains only the numbers. */
export const minFontSize = 12;
export const maxFontSize = 24;

/** Bounds and step of the text size, in CSS pixels. */
export const fontSizes = { min: minFontSize, max: maxFontSize, step: 1 } as const;

export const defaultSettings: AccessibilitySettings = {
  fontSize: 16,
  contrast: 'normal',
  animations: true,
  voiceReader: false,
  keyboardNav: true,
  largeButtons: false,
  focusHighlight: true,
};

/** The boolean settings, in display order. */
export const switches = [
  'animations',
  'voiceReader',
  'keyboardNav',
  'largeButtons',
  'focusHighlight',
] as const satisfies (keyof AccessibilitySettings)[];

export type Switch = (typeof switches)[number];

/** Preferences of the visitor's system and browser. */
export interface SystemPreferences {
  /** The browser's font size, in CSS pixels. */
  fontSize: number;
  lessMotion: boolean;
  moreContrast: boolean;
}

/** The initial settings: the defaults and the system's preferences. */
export function initialSettings(system: SystemPreferences): AccessibilitySettings {
  return {
    ...defaultSettings,
    fontSize: toFontSize(system.fontSize) ?? defaultSettings.fontSize,
    contrast: system.moreContrast ? 'high' : 'normal',
    animations: !system.lessMotion,
  };
}

/**
 * Parses a stored record of any version. Missing or invalid values are replaced by their initial value, and a size out
 * of bounds by the nearest valid one.
 *
 * @returns null without a record
 */
export function readSettings(
  json: unknown,
  initial: AccessibilitySettings,
): AccessibilitySettings | null {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return null;
  const kept = json as Record<string, unknown>;
  const settings = { ...initial };
  settings.fontSize = toFontSize(kept.fontSize) ?? initial.fontSize;
  settings.contrast =
    ([...contrasts, 'system'] as const).find((name) => name === kept.contrast) ?? initial.contrast;
  for (const name of switches) {
    const value = kept[name];
    if (typeof value === 'boolean') settings[name] = value;
  }
  return settings;
}

function toFontSize(value: unknown): number | null {
  if (typeof value !== 'number' || Number.isNaN(value)) return null;
  return Math.min(maxFontSize, Math.max(minFontSize, Math.round(value)));
}

/** Storage key of the accessibility settings. */
export const accessibilityKey = 'iluma-accessibility';
