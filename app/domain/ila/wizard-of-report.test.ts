import { describe, expect, it } from 'vitest';
import type { StatedBusiness } from './audit/stated-business.ts';
import type { OwnerEvidence } from './owner/owner-evidence.ts';
import { readWizardLink } from './wizard-link.ts';
import { estimateQuery } from './wizard-of-report.ts';

const stated: StatedBusiness = {
  name: 'Boulangerie des Trois Ponts',
  phones: [],
  addresses: ['1240 rue Beaubien Est'],
  town: 'Montréal',
  hours: null,
  industry: 'shop',
  isSocial: true,
};
const address = 'https://trois-ponts.example';
const owner: OwnerEvidence = {
  at: '2026-11-23T12:00:00Z',
  profile: null,
  reviews: {
    count: 47,
    rating: 4.87,
    answered: 3,
    first: '2025-01-01',
    last: '2026-11-01',
    recent: 2,
  },
  search: null,
};
const link = (business: Partial<StatedBusiness>, figures: OwnerEvidence | null) =>
  readWizardLink(
    new URLSearchParams(estimateQuery({ address, stated: { ...stated, ...business } }, figures)),
  );

describe('the estimate that a report links to', () => {
  it('is filled with what was measured, and asks only for the rest', () => {
    const { input, measured, step, corrected } = link({}, null);
    expect(input).toMatchObject({
      businessName: stated.name,
      website: address,
      address: '1240 rue Beaubien Est, Montréal',
      industry: 'shop',
      hasWebsite: true,
      hasSocialMedia: true,
    });
    expect(measured).not.toContain('hasGoogleBusiness');
    expect([step, corrected]).toEqual(['presence', []]);
  });

  it('has the owner’s rating and number of reviews, rounded to the form’s steps', () => {
    const { input, step } = link({}, owner);
    expect([input.googleRating, input.reviewCount, step]).toEqual([4.9, 45, 'result']);
  });

  it.each([
    ['a site without a name', { name: '' }, 'business'],
    ['a site without social profiles', { isSocial: false }, 'presence'],
  ] as const)('%s begins at %3$s', (_what, business, step) => {
    expect(link(business, owner).step).toBe(step);
  });

  it('has only the address of a report of an earlier release', () => {
    const { measured } = readWizardLink(new URLSearchParams(estimateQuery({ address }, null)));
    expect(measured).toEqual(['website', 'hasWebsite']);
  });
});
