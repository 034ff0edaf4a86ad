/** The one key under which this browser keeps the accessibility settings. */
export const accessibilityKey = 'iluma-accessibility';
