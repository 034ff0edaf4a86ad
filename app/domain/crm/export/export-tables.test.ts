import { expect, it } from 'vitest';
import { fr as messages } from '#app/content/crm/exporting/tables/fr.ts';
import { aClient } from '../../../../test/contracts/crm-samples.ts';
import { unmeasuredScore } from '../figures/ila-score.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import { exportTables } from './export-tables.ts';

it('exports a client that was never measured without score, measurement date or trend', async () => {
  const store = createMemoryStore();
  const ilaScore = unmeasuredScore('2026-01-15T12:00:00.000Z');
  const record = aClient({ id: 'c1', ilaScore });
  await store.apply([{ do: 'put', in: 'clients', record, on: null }]);
  const [clients] = exportTables(store, { messages, moment: (instant) => instant });
  const rows = [];
  for await (const page of clients?.rows() ?? []) rows.push(...page);
  const [head, row] = rows;
  const cell = (name: string) => row?.[head?.indexOf(name) ?? -1];
  expect(['Score ILA', 'Score mesuré le', 'Tendance'].map(cell)).toEqual(['', '', '']);
});
