import { describe, expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { checks } from '#app/domain/ila/audit/audit.ts';
import { languages } from '#app/i18n/languages.ts';
import { proofText } from './proof-text.ts';

describe.each(languages)('the texts of the checks in %s', (language) => {
  const { auditChecks } = contentOf(language);

  it.each(checks.map(({ id }) => id))('%s has two to five steps, none of them twice', (id) => {
    const { how } = auditChecks.checks[id];
    expect(how.length).toBeGreaterThanOrEqual(2);
    expect(how.length).toBeLessThanOrEqual(5);
    expect(new Set(how).size).toBe(how.length);
  });

  it('a fault is told with the values found and wanted', () => {
    const proof = { fault: 'heavy', found: '620000 B', wanted: '≤ 500000 B' };
    const text = proofText(language, auditChecks, 'speed.image-weight', proof);
    expect(text).toMatch(/620.k.*500.k/);
  });

  it.each([
    ['page.words', 'few'],
    ['page.description', 'short'],
    ['answer.same-content', 'less'],
  ] as const)('%s, %s: no noun stands in the plural after a single one', (id, fault) => {
    const text = proofText(language, auditChecks, id, { fault, found: '1', wanted: '≥ 200' });
    expect(text).not.toMatch(/(?<!\d)1 \p{L}/u);
  });

  it('a fault that an older version knew is told by its values', () => {
    const proof = { fault: 'gone', found: '3', wanted: '≤ 1' };
    expect(proofText(language, auditChecks, 'reach.redirects', proof)).toBe('3 → 1');
  });

  it('what is as it should be is told by its value', () => {
    const proof = { fault: null, found: '42', wanted: '' };
    expect(proofText(language, auditChecks, 'page.words', proof)).toBe('42');
  });
});
