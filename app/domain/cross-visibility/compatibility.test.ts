import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  audiences,
  compatibilityOf,
  partnerGoals,
  partnerKinds,
  partnerSectors,
  readCompatibility,
  type CompatibilityForm,
} from './compatibility.ts';

const empty: CompatibilityForm = { company: '', sector: null, audience: null, goals: [] };

const forms = fc.record<CompatibilityForm>({
  company: fc.string(),
  sector: fc.constantFrom(null, ...partnerSectors),
  audience: fc.constantFrom(null, ...audiences),
  goals: fc.subarray(partnerGoals),
});

describe('the compatibility form (XVIS-05, XVIS-08)', () => {
  it.each([
    ['', empty],
    ['company=&sector=&audience=', empty],
    ['sector=circus&audience=ghosts&goals=gold', empty],
    [
      'company=+Katz+&sector=shop&audience=families&goals=calls&goals=visits',
      { company: 'Katz', sector: 'shop', audience: 'families', goals: ['visits', 'calls'] },
    ],
  ])('reads %j', (query, form) => {
    expect(readCompatibility(new URLSearchParams(query))).toEqual(form);
  });
});

describe('compatibility (XVIS-07)', () => {
  it.each([
    ['nothing said', {}, [50, 50, 50], 50, 'to-build', 0],
    ['a shop', { sector: 'shop' }, [90, 85, 45], 80, 'strong', 1],
    [
      'a bakery of the quarter that wants visits',
      { sector: 'food', audience: 'residents', goals: ['visits'] },
      [95, 69, 46],
      77,
      'strong',
      3,
    ],
    [
      'an accountant who wants calls and a name',
      { sector: 'professional', audience: 'businesses', goals: ['calls', 'reputation'] },
      [94, 71, 38],
      76,
      'strong',
      3,
    ],
    ['families alone', { audience: 'families' }, [85, 80, 60], 79, 'strong', 1],
  ] as const)('of %s', (_who, said, scores, potential, level, answers) => {
    const found = compatibilityOf({
      ...empty,
      ...said,
      goals: [...('goals' in said ? said.goals : [])],
    });
    expect(found.kinds.map(({ score }) => score)).toEqual(scores);
    expect(found).toMatchObject({ potential, level, answers });
  });

  it('names the best kind of partner', () => {
    const best = (said: Partial<CompatibilityForm>) =>
      compatibilityOf({ ...empty, ...said }).kinds[0]?.kind;
    expect(best({ sector: 'food' })).toBe('neighbour');
    expect(best({ sector: 'home' })).toBe('complementary');
    expect(best({ sector: 'professional' })).toBe('adviser');
  });

  it('is within bounds and sorted, with a potential between the worst and the best', () => {
    fc.assert(
      fc.property(forms, (form) => {
        const { kinds, potential } = compatibilityOf(form);
        const scores = kinds.map(({ score }) => score);
        expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(partnerKinds.toSorted());
        expect(scores).toEqual(scores.toSorted((a, b) => b - a));
        expect(scores.every((score) => score >= 0 && score <= 100)).toBe(true);
        expect(potential).toBeGreaterThanOrEqual(Math.min(...scores));
        expect(potential).toBeLessThanOrEqual(Math.max(...scores));
      }),
    );
  });

  it('does not depend on the company’s name', () => {
    fc.assert(
      fc.property(forms, fc.string(), (form, company) => {
        expect(compatibilityOf({ ...form, company })).toEqual(compatibilityOf(form));
      }),
    );
  });
});
