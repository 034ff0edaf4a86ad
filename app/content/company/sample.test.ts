import { expect, it } from 'vitest';
import { remainingSamples, requireOwnFacts } from './sample.ts';

const own = {
  name: 'Boréale',
  email: 'bonjour@boreale.ca',
  offices: { one: { street: '1, rue Une' } },
};
const street = '4120, rue du Méridien, bureau 300';

it.each([
  ['an office', { ...own, offices: { one: { street } } }, [street]],
  ['a host that cannot exist', { ...own, email: 'a@boreale.example' }, ['a@boreale.example']],
  ['a figure', { days: 'A §1, FACT-01', years: 'Registre, 2011' }, ['days (A §1, FACT-01)']],
  ['nothing', own, []],
])('the sample is found wherever it stands: %s', (_what, facts, found) => {
  expect(remainingSamples(facts)).toEqual(found);
});

it('a start is refused while the sample is said to be an agency’s own, and the files are named', () => {
  const left = {
    'a.ts': own,
    'b.ts': [own.name, 'Inès Caron'],
    'c.ts': { ceo: 'Nolan Whitfield' },
  };
  expect(() => requireOwnFacts(false, left)).toThrow(
    'left in app/b.ts: Inès Caron; in app/c.ts: Nolan Whitfield.',
  );
  expect(() => requireOwnFacts(true, left)).not.toThrow();
  expect(() => requireOwnFacts(false, { 'a.ts': own })).not.toThrow();
});
