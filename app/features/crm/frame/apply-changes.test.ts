import { expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import type { Change } from '#app/domain/crm/store/store.ts';
import { createMemoryStore } from '#app/domain/crm/store/memory-store.ts';
import { aClient } from '../../../../test/contracts/crm-samples.ts';
import type { Backend } from '../session/backend.ts';
import { createApplier } from './apply-changes.ts';

it('of an edit of several records, one that stays the colleague’s holds back no other', async () => {
  const store = createMemoryStore();
  const ids = ['c1', 'c2', 'c3'];
  const put = (id: string, tags: string[], on: number | null): Change => ({
    do: 'put',
    in: 'clients',
    record: aClient({ id, name: id, tags }),
    on,
  });
  await store.apply(ids.map((id) => put(id, ['lot'], null)));
  await store.apply([put('c2', ['lot', 'ami'], 1)]);
  const said: string[] = [];
  const base = aClient({ id: 'c2', name: 'c2', tags: ['lot'] });
  const apply = createApplier({
    messages: contentOf('fr').crm,
    backend: {
      store,
      live: { store: { seen: () => base } },
      weigh: () => 1,
      newId: () => 'step-2',
    } as unknown as Backend,
    planner: { remember: () => {}, forget: () => {} },
    show: (text) => said.push(text),
    problemOf: String,
    setProgress: () => {},
    setConflict: (open) => open?.decide('theirs'),
  });
  const undo = ids.map((id) => put(id, [], 1));
  expect(await apply({ changes: undo, step: 'step-1' }, undefined, 'toast')).toBeNull();
  const records = await Promise.all(ids.map((id) => store.get('clients', id)));
  expect(records.map((record) => record?.tags)).toEqual([[], ['lot', 'ami'], []]);
  expect(said).toEqual([contentOf('fr').crm.live.conflict.taken]);
});
