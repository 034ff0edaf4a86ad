import { expect, it } from 'vitest';
import { planAddClient } from '#app/domain/crm/plans/clients.ts';
import { createMemoryStore } from '#app/domain/crm/store/memory-store.ts';
import { aPlanning } from '../../../../test/contracts/crm-planning.ts';
import { aClient } from '../../../../test/contracts/crm-samples.ts';
import { knownClientText } from './known-client.ts';

const copy = { already: '{name} est là', alreadyBy: '{name} est là, par {author}' };

it('the text about an existing client names who added it, if the journal knows', async () => {
  const client = aClient({ id: 'c1', name: 'Pain Alpha' });
  const store = createMemoryStore({ clients: [client] });
  expect(await knownClientText(store, copy, client)).toBe('Pain Alpha est là');
  const plan = planAddClient({ ...client, name: 'Pain Bêta' }, null, aPlanning());
  await store.apply(plan);
  const { items } = await store.list('clients', { search: 'bêta' });
  const [added = client] = items;
  expect(await knownClientText(store, copy, added)).toMatch(/^Pain Bêta est là, par ./);
});
