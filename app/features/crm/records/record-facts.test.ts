import { expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import type { Fields } from '#app/domain/crm/records/field.ts';
import { labelledFacts } from './record-facts.ts';

const fields = {
  name: { kind: 'text', most: 200 },
  clientId: { kind: 'id' },
  amount: { kind: 'number', least: 0, most: 1e9, unit: 'Euros' },
  signedOn: { kind: 'day', isNullable: true },
} as const satisfies Fields;
const labels = { name: 'Nom', amount: 'Montant', signedOn: 'Signé le' };
const messages = contentOf('fr').crm;

it('a record without a section of its own is shown by its labelled fields', () => {
  const record = { name: 'Entente', clientId: 'c1', amount: 1200, signedOn: '2026-01-15' };
  expect(labelledFacts(fields, record, labels, messages, 'fr')).toEqual([
    ['Nom', 'Entente'],
    ['Montant', expect.stringMatching(/^1\s200\s€$/)],
    ['Signé le', expect.stringContaining('janvier 2026')],
  ]);
});

it('an empty date is shown empty', () => {
  const record = { name: '', clientId: 'c1', amount: 0, signedOn: null };
  expect(labelledFacts(fields, record, labels, messages, 'fr').at(-1)).toEqual(['Signé le', '']);
});
