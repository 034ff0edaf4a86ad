import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aClient } from '../../../test/contracts/crm-samples.ts';
import { crmStoreContract } from '../../../test/contracts/crm-store.ts';
import { createMemoryStore } from './memory-store.ts';
import type { Change } from './store.ts';

crmStoreContract('the memory store', async () => createMemoryStore());

describe('orders kept up to date', () => {
  it('are the orders that sorting anew would give, whatever has happened', async () => {
    const step = fc.record({
      id: fc.nat(8),
      name: fc.string({ maxLength: 3 }),
      gone: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const store = createMemoryStore();
        await store.list('clients', {});
        /* oxlint-disable no-await-in-loop -- one after the other is the point */
        for (const { id, name, gone } of steps) {
          const current = await store.get('clients', `c${id}`);
          const record = aClient({ id: `c${id}`, name });
          const change: Change = gone
            ? { do: 'remove', in: 'clients', id: `c${id}`, on: current?.version ?? 0 }
            : { do: 'put', in: 'clients', record, on: current?.version ?? null };
          await store.apply([change]);
        }
        /* oxlint-enable no-await-in-loop */
        const kept = await store.list('clients', {});
        const anew = await createMemoryStore({ clients: kept.items }).list('clients', {});
        expect(kept).toEqual(anew);
      }),
    );
  });
});
