import { createHash } from 'node:crypto';
import { applyAccessibility } from '#app/inline/apply-accessibility.ts?inline-script';

const text = `${applyAccessibility()};`;

const version = createHash('sha256').update(text).digest('base64url').slice(0, 7);

/** The script that applies a visitor's stored settings before the first paint. */
export const settingsScript = {
  text,
  version,
  address: `/accessibility.js?v=${version}`,
} as const;
