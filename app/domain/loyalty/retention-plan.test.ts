import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planDays, readNurturing, retentionPlan, type NurturingForm } from './retention-plan.ts';
import { retentionObjectives, retentionPhases, retentionSectors } from './retention-terms.ts';

const empty: NurturingForm = { email: '', company: '', sector: null, objectives: [] };

const forms = fc.record<NurturingForm>({
  email: fc.string(),
  company: fc.string(),
  sector: fc.constantFrom(null, ...retentionSectors),
  objectives: fc.subarray([...retentionObjectives]),
});

describe('the nurturing form', () => {
  it('keeps known values, and treats others as missing', () => {
    const sent = new URLSearchParams([
      ['email', ' lea@katz.example '],
      ['company', 'Katz'],
      ['sector', 'circus'],
      ['objectives', 'reviews'],
      ['objectives', 'world peace'],
      ['objectives', 'return'],
    ]);
    expect(readNurturing(sent)).toEqual({
      email: 'lea@katz.example',
      company: 'Katz',
      sector: null,
      objectives: ['return', 'reviews'],
    });
  });

  it('reads a form without fields, or with a file in place of a text, as empty', () => {
    const sent = new FormData();
    sent.set('company', new Blob(['?']));
    expect(readNurturing(sent)).toEqual(empty);
  });
});

describe('the retention plan (LOY-08)', () => {
  it('schedules win-back and review messages for a restaurant', () => {
    const plan = retentionPlan({
      email: 'chef@bistro.example',
      company: 'Bistro',
      sector: 'restaurant',
      objectives: ['win-back', 'reviews'],
    });
    expect(plan).toEqual({
      company: 'Bistro',
      sector: 'restaurant',
      rhythm: 14,
      objectives: ['win-back', 'reviews'],
      sender: 'own',
      phases: {
        discovery: [
          { move: 'welcome', day: 0 },
          { move: 'review', day: 1 },
          { move: 'advice', day: 4 },
        ],
        engagement: [{ move: 'reminder', day: 11 }],
        loyalty: [
          { move: 'thanks', day: 17 },
          { move: 'win-back', day: 21 },
        ],
      },
    });
  });

  it('aims at a second visit when the form is empty', () => {
    const plan = retentionPlan(empty);
    expect(plan).toMatchObject({ objectives: ['return'], rhythm: 30, sender: 'unknown' });
    expect(plan.phases.engagement.map(({ move }) => move)).toContain('second-visit');
  });

  it.each([
    ['lea@katz-sport.example', 'own'],
    ['lea@gmail.com', 'free'],
    ['lea@Yahoo.co.uk', 'free'],
    ['lea', 'unknown'],
    ['lea@', 'unknown'],
    ['', 'unknown'],
  ] as const)('takes %s for a sender of the kind %s', (email, sender) => {
    expect(retentionPlan({ ...empty, email }).sender).toBe(sender);
  });

  it('runs from day 0 to 90 at most, in order, with messages in each phase', () => {
    fc.assert(
      fc.property(forms, (form) => {
        const { phases } = retentionPlan(form);
        const days = retentionPhases.flatMap((phase) => phases[phase].map(({ day }) => day));
        expect(days).toEqual(days.toSorted((a, b) => a - b));
        expect(days[0]).toBe(0);
        expect(days.every((day) => Number.isInteger(day) && day <= planDays)).toBe(true);
        for (const phase of retentionPhases) expect(phases[phase].length).toBeGreaterThan(0);
      }),
    );
  });

  it('has one more message for each objective', () => {
    const size = (form: NurturingForm) => Object.values(retentionPlan(form).phases).flat().length;
    for (const sector of retentionSectors)
      for (let count = 1; count <= retentionObjectives.length; count += 1)
        expect(size({ ...empty, sector, objectives: retentionObjectives.slice(0, count) })).toBe(
          4 + count,
        );
  });
});
