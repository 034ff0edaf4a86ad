import { expect, it } from 'vitest';
import { company } from './facts.ts';
import { remainingSamples, requireOwnFacts } from './sample.ts';

const own = {
  name: 'Boréale',
  email: 'bonjour@boreale.ca',
  offices: { one: { street: '1, rue Une' } },
};

it('the sample is found among the facts, wherever it stands', () => {
  expect(remainingSamples()).toContain(company.email);
  expect(remainingSamples()).toContain(company.offices.montreal.street);
  expect(remainingSamples(own)).toEqual([]);
  expect(remainingSamples({ ...own, offices: { one: company.offices.montreal } })).toEqual([
    company.offices.montreal.street,
  ]);
});

it('a start is refused while the sample is said to be an agency’s own', () => {
  expect(() => requireOwnFacts(false, company)).toThrow('Mathilde Arsenault');
  expect(() => requireOwnFacts(false, own)).not.toThrow();
  expect(() => requireOwnFacts(true, company)).not.toThrow();
});
