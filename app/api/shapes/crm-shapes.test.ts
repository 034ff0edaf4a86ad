import { expect, it } from 'vitest';
import { aClient } from '../../../test/contracts/crm-samples.ts';
import { recordShapes } from './crm-shapes.ts';

it('accepts list items stored by an earlier release', () => {
  const client = aClient({ id: 'c1' });
  const entry = { date: '2026-01-15T12:00:00.000Z', score: 70 };
  const stored = { ...client, ilaScore: { ...client.ilaScore, history: [entry] } };
  const read = recordShapes.clients.parse(stored);
  expect(read.ilaScore.history).toEqual([{ ...entry, method: null, version: '' }]);
  const odd = { ...stored, ilaScore: { ...client.ilaScore, history: [{ ...entry, odd: 1 }] } };
  expect(recordShapes.clients.safeParse(odd).success).toBe(false);
});
