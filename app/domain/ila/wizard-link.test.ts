import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonSource } from '../codec/stored-json.ts';
import { longestText, wizardDefaults, type WizardInput } from './wizard-fields.ts';
import { hasName, looksLikeSite, readWizardLink, wizardFields } from './wizard-link.ts';

const read = (query: string) => readWizardLink(new URLSearchParams(query));

const katz: WizardInput = {
  businessName: 'Katz & Fils « Sport »',
  website: 'katz.example',
  address: '12, rue des Pins',
  industry: 'shop',
  hasGoogleBusiness: true,
  hasWebsite: false,
  hasSocialMedia: true,
  googleRating: 4.2,
  reviewCount: 120,
};

describe('a wizard link', () => {
  it('survives a round trip', () => {
    const query = new URLSearchParams(wizardFields(katz, 'result')).toString();
    expect(read(query)).toEqual({
      step: 'result',
      input: katz,
      measured: [],
      corrected: [],
      isNameMissing: false,
      otherVersion: null,
    });
  });

  it('opens the first step with the defaults when empty', () => {
    expect(read('')).toMatchObject({ step: 'business', input: wizardDefaults, corrected: [] });
  });

  it.each([
    ['step=2&businessName=K', 'presence', false],
    ['step=4&businessName=K', 'result', false],
    ['step=2', 'business', true],
    ['step=4&businessName=%20%20', 'business', true],
    ['step=1', 'business', false],
    ['step=0&businessName=K', 'business', false],
    ['step=5&businessName=K', 'business', false],
    ['step=abc&businessName=K', 'business', false],
    ['step=-1&businessName=K', 'business', false],
    ['step=1.5&businessName=K', 'business', false],
  ])('with %j opens the step %s', (query, step, isNameMissing) => {
    expect(read(query)).toMatchObject({ step, isNameMissing });
  });

  it.each([
    ['googleRating=9', 'googleRating', 5],
    ['googleRating=0', 'googleRating', 1],
    ['googleRating=abc', 'googleRating', 4.5],
    ['reviewCount=-5', 'reviewCount', 0],
    ['reviewCount=1e9', 'reviewCount', 500],
    ['reviewCount=', 'reviewCount', 25],
    ['industry=piracy', 'industry', ''],
    ['hasWebsite=oui', 'hasWebsite', false],
  ] as const)('with %j is corrected, with a report', (query, field, value) => {
    const { input, corrected } = read(query);
    expect(input[field]).toBe(value);
    expect(corrected).toEqual([field]);
  });

  it('has its texts truncated to their fields’ lengths', () => {
    const { input, corrected } = read(`businessName=${'a'.repeat(longestText + 1)}`);
    expect(input.businessName).toBe('a'.repeat(longestText));
    expect(corrected).toEqual(['businessName']);
  });

  it.each([
    ['v=1', null],
    ['v=0', '0'],
    ['v=2', '2'],
    ['v=', ''],
    ['v=%3Cscript%3Ealert', '<script>'],
    ['', null],
  ])('with %j is of the other version %j', (query, otherVersion) => {
    expect(read(query).otherVersion).toBe(otherVersion);
  });

  it('is parsed without an error, for any values', () => {
    const names = ['step', 'v', ...Object.keys(wizardDefaults)];
    const anyQuery = fc.dictionary(fc.constantFrom(...names), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(anyQuery, (query) => {
        const { step, input } = readWizardLink(jsonSource(query));
        expect(step === 'business' || hasName(input)).toBe(true);
        expect(input.googleRating).toBeGreaterThanOrEqual(1);
        expect(input.reviewCount).toBeLessThanOrEqual(500);
      }),
    );
  });
});

describe('a site’s address', () => {
  it.each(['', '  ', 'katz.example', 'https://katz.example', 'http://a.b.co/x?y=1', 'émile.fr'])(
    'may be %j',
    (text) => expect(looksLikeSite(text)).toBe(true),
  );
  it.each(['katz', 'katz sport.ca', 'me@katz.example', 'https://', 'katz.', '.c'])(
    'may not be %j',
    (text) => expect(looksLikeSite(text)).toBe(false),
  );
});
