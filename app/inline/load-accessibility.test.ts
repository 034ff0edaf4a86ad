import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { accessibilityKey } from '#app/domain/accessibility/settings.ts';
import { loadAccessibility } from '#app/inline/load-accessibility.ts?inline-script';

const elements =
  '<script src=/accessibility.js></script><link rel=stylesheet href=/assets/app.css>';

const script = loadAccessibility(elements);

/** What the script writes into the page of a visitor. */
function writtenFor({ isStored = false, isDenied = false, wantsContrast = false }): string {
  let written = '';
  runInNewContext(script, {
    matchMedia: (query: string) => ({
      matches: query === '(prefers-contrast: more)' && wantsContrast,
    }),
    get localStorage() {
      if (isDenied) throw new Error('denied');
      return isStored ? { [accessibilityKey]: '{}' } : {};
    },
    document: { write: (html: string) => (written += html) },
  });
  return written;
}

describe('settings and their styles are loaded', () => {
  it.each([
    ['with stored settings', { isStored: true }],
    ['when the system asks for more contrast', { wantsContrast: true }],
    [
      'when it asks for more contrast and storage is denied',
      { isDenied: true, wantsContrast: true },
    ],
  ])('%s', (_name, visitor) => {
    expect(writtenFor(visitor)).toBe(elements);
  });
});

describe('no settings are loaded', () => {
  it.each([
    ['when none are stored', {}],
    ['when storage is denied', { isDenied: true }],
  ])('%s', (_name, visitor) => {
    expect(writtenFor(visitor)).toBe('');
  });
});
