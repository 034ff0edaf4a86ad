import { describe, expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { checks } from '#app/domain/ila/audit/check-table.ts';
import { languages } from '#app/i18n/languages.ts';
import { proofText } from './proof-text.ts';

describe.each(languages)('the check texts in %s', (language) => {
  const { auditChecks } = contentOf(language);

  it.each(checks.map(({ id }) => id))('have two to five distinct steps for %s', (id) => {
    const { how } = auditChecks.checks[id];
    expect(how.length).toBeGreaterThanOrEqual(2);
    expect(how.length).toBeLessThanOrEqual(5);
    expect(new Set(how).size).toBe(how.length);
  });

  it('describe a fault with the found and wanted values', () => {
    const proof = { fault: 'heavy', found: '620000 B', wanted: '≤ 500000 B' };
    const text = proofText(language, auditChecks, 'speed.image-weight', proof);
    expect(text).toMatch(/620.k.*500.k/);
  });

  it.each([
    ['page.words', 'few'],
    ['page.description', 'short'],
    ['answer.same-content', 'less'],
  ] as const)('%s, %s: use the singular after 1', (id, fault) => {
    const text = proofText(language, auditChecks, id, { fault, found: '1', wanted: '≥ 200' });
    expect(text).not.toMatch(/(?<!\d)1 \p{L}/u);
  });

  it('describe an unknown fault of an older version by its values', () => {
    const proof = { fault: 'gone', found: '3', wanted: '≤ 1' };
    expect(proofText(language, auditChecks, 'reach.redirects', proof)).toBe('3 → 1');
  });

  it('describe a passed check by its value', () => {
    const proof = { fault: null, found: '42', wanted: '' };
    expect(proofText(language, auditChecks, 'page.words', proof)).toBe('42');
  });
});
