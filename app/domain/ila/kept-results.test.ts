import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  keepResult,
  mergeDrafts,
  mostKept,
  queryOf,
  readDraft,
  readKept,
  type KeptResult,
} from './kept-results.ts';
import { readWizardLink } from './wizard-link.ts';
import { wizardDefaults } from './wizard-score.ts';

const kept = (at: number): KeptResult => ({
  at,
  version: 1,
  score: 55,
  input: { ...wizardDefaults, businessName: 'Katz' },
});

describe('kept results', () => {
  it('come back as they were', () => {
    const two = [kept(2), kept(1)];
    expect(readKept(JSON.parse(JSON.stringify(two)))).toEqual(two);
  });

  it('stand latest first, the oldest leave, and one is kept once', () => {
    const many = Array.from({ length: mostKept + 3 }, (_, at) => kept(at));
    const all = many.reduce<KeptResult[]>((list, one) => keepResult(list, one), []);
    expect(all.map(({ at }) => at)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    expect(keepResult([kept(2), kept(1)], kept(2))).toHaveLength(2);
  });

  it.each([
    null,
    'text',
    { at: 1 },
    [null, 3, 'x', []],
    [{ ...kept(1), score: 101 }],
    [{ ...kept(1), at: 'yesterday' }],
    [{ ...kept(1), input: { ...wizardDefaults } }],
    [{ ...kept(1), input: { ...wizardDefaults, businessName: 'K', googleRating: 9 } }],
  ])('%j holds none', (json) => {
    expect(readKept(json)).toEqual([]);
  });

  it('are read without failing, whatever is there', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(Array.isArray(readKept(json))).toBe(true);
      }),
    );
  });

  it('open again by their address', () => {
    const search = new URLSearchParams(queryOf(kept(1).input));
    const link = readWizardLink((name) => search.get(name));
    expect(link).toMatchObject({ step: 'result', input: kept(1).input, corrected: [] });
  });
});

describe('answers under way', () => {
  const draft = { ...wizardDefaults, businessName: 'Katz', hasWebsite: true };

  it('are read as they were written, without a name too', () => {
    for (const one of [draft, wizardDefaults])
      expect(readDraft(JSON.parse(JSON.stringify(one)))).toEqual(one);
  });

  it.each([[null], ['x'], [[]], [{ ...draft, googleRating: 9 }], [{ ...draft, industry: 'x' }]])(
    'are none in %j',
    (json) => {
      expect(readDraft(json)).toBeNull();
    },
  );

  it('are joined by those given meanwhile', () => {
    const given = { ...wizardDefaults, website: 'katz.example' };
    expect(mergeDrafts(draft, given)).toEqual({ ...draft, website: 'katz.example' });
    expect(mergeDrafts(draft, draft)).toEqual(draft);
  });
});
