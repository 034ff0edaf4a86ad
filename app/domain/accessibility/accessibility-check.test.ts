import { expect, it } from 'vitest';
import { summarize, type AccessibilityCheck, type CheckedScreen } from './accessibility-check.ts';

const check = (...screens: CheckedScreen[]): AccessibilityCheck => ({
  on: '2026-01-15',
  version: '1.0.0',
  engine: 'axe-core 4',
  browser: 'Chromium 140',
  rules: 60,
  languages: 3,
  contrasts: 3,
  widths: [1440, 390],
  screens,
});
const screen = (id: string, more: Partial<CheckedScreen> = {}): CheckedScreen => ({
  id,
  views: 18,
  violations: [],
  toReview: [],
  ...more,
});

it.each([
  ['nothing checked', check(), { outcome: 'clean', screens: 0, views: 0, violations: 0 }],
  [
    'nothing found, though something is left to a person',
    check(screen('home'), screen('faq', { toReview: ['color-contrast'] })),
    { outcome: 'clean', screens: 2, views: 36, violations: 0 },
  ],
  [
    'something found',
    check(
      screen('home'),
      screen('faq', {
        violations: [
          { rule: 'label', elements: 2 },
          { rule: 'region', elements: 1 },
        ],
      }),
    ),
    { outcome: 'faulty', screens: 2, views: 36, violations: 3 },
  ],
])('summarizes an accessibility check: %s', (_name, results, expected) => {
  expect(summarize(results, [])).toEqual({ ...expected, unchecked: [] });
});

it('names the unchecked screens', () => {
  const { unchecked } = summarize(check(screen('home')), ['home', 'faq', 'search']);
  expect(unchecked).toEqual(['faq', 'search']);
});
