import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addResult,
  mergeDrafts,
  maxResults,
  queryOf,
  readDraft,
  readSavedResults,
  type SavedResult,
} from './saved-results.ts';
import { wizardDefaults } from './wizard-fields.ts';
import { readWizardLink } from './wizard-link.ts';

const saved = (at: number): SavedResult => ({
  at,
  version: 1,
  score: 55,
  input: { ...wizardDefaults, businessName: 'Katz' },
});

describe('saved results', () => {
  it('survive a round trip', () => {
    const two = [saved(2), saved(1)];
    expect(readSavedResults(JSON.parse(JSON.stringify(two)))).toEqual(two);
  });

  it('are listed latest first, without the oldest and without duplicates', () => {
    const many = Array.from({ length: maxResults + 3 }, (_, at) => saved(at));
    const all = many.reduce<SavedResult[]>((list, one) => addResult(list, one), []);
    expect(all.map(({ at }) => at)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    expect(addResult([saved(2), saved(1)], saved(2))).toHaveLength(2);
  });

  it.each([
    null,
    'text',
    { at: 1 },
    [null, 3, 'x', []],
    [{ ...saved(1), score: 101 }],
    [{ ...saved(1), at: 'yesterday' }],
    [{ ...saved(1), input: { ...wizardDefaults } }],
    [{ ...saved(1), input: { ...wizardDefaults, businessName: 'K', googleRating: 9 } }],
  ])('are empty for %j', (json) => {
    expect(readSavedResults(json)).toEqual([]);
  });

  it('are parsed without an error, for any value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(Array.isArray(readSavedResults(json))).toBe(true);
      }),
    );
  });

  it('can be opened by their address', () => {
    const search = new URLSearchParams(queryOf(saved(1).input));
    const link = readWizardLink(search);
    expect(link).toMatchObject({ step: 'result', input: saved(1).input, corrected: [] });
  });
});

describe('unfinished answers', () => {
  const draft = { ...wizardDefaults, businessName: 'Katz', hasWebsite: true };

  it('survive a round trip, even without a name', () => {
    for (const one of [draft, wizardDefaults])
      expect(readDraft(JSON.parse(JSON.stringify(one)))).toEqual(one);
  });

  it.each([[null], ['x'], [[]], [{ ...draft, googleRating: 9 }], [{ ...draft, industry: 'x' }]])(
    'cannot be %j',
    (json) => {
      expect(readDraft(json)).toBeNull();
    },
  );

  it('are merged with newer ones', () => {
    const given = { ...wizardDefaults, website: 'katz.example' };
    expect(mergeDrafts(draft, given)).toEqual({ ...draft, website: 'katz.example' });
    expect(mergeDrafts(draft, draft)).toEqual(draft);
  });
});
