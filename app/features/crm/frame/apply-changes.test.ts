import { expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { planUntag } from '#app/domain/crm/plans/client-bulk.ts';
import { createMemoryStore } from '#app/domain/crm/store/memory-store.ts';
import type { Change } from '#app/domain/crm/store/store.ts';
import { sentenceTranslator } from '#app/i18n/journal-sentences.ts';
import { plural } from '#app/i18n/plural.ts';
import { aClient } from '../../../../test/contracts/crm-samples.ts';
import type { Backend } from '../session/backend.ts';
import { createApplier } from './apply-changes.ts';

const messages = contentOf('fr').crm;
const { undone } = messages.frame;
const { left, missing, taken } = messages.live.conflict;

const put = (id: string, fields: object, on: number | null): Change => ({
  do: 'put',
  in: 'clients',
  record: aClient({ id, name: id, tags: ['lot'], ...fields }),
  on,
});

const counted = (applied: readonly Change[]) => `${applied.length} faits.`;

/**
 * A store with this many tagged clients, and a function that applies plans to it and resolves conflicts to the team's
 * version.
 */
async function clientsInStore(count: number) {
  const store = createMemoryStore();
  const ids = Array.from({ length: count }, (_, at) => `c${at + 1}`);
  const group = { id: 'group-1', kind: 'bulk' } as const;
  await store.apply(
    ids.map((id) => put(id, {}, null)),
    group,
  );
  const said: string[] = [];
  let asked = 0;
  const apply = createApplier({
    messages,
    language: 'fr',
    backend: {
      store,
      live: {
        store: { seen: (_: string, id: string) => aClient({ id, name: id, tags: ['lot'] }) },
      },
      weigh: () => 1,
      newId: () => `step-${(asked += 1)}`,
    } as unknown as Backend,
    planner: { remember: () => {}, forget: () => {} },
    show: (text) => said.push(text),
    problemOf: String,
    setProgress: () => {},
    setConflict: (open) => open?.decide('theirs'),
  });
  const tagsOf = async (id: string) => (await store.get('clients', id))?.tags;
  return { store, ids, said, apply, tagsOf, group };
}

it('an undo skips a record changed by a colleague, and says so', async () => {
  const { store, ids, said, apply, tagsOf } = await clientsInStore(3);
  await store.apply([put('c2', { tags: ['lot', 'ami'] }, 1)]);
  const changes = ids.map((id) => put(id, { tags: [] }, 1));
  expect(await apply({ changes, step: 'step' }, undone, 'toast', 'group-0')).toBeNull();
  expect(await Promise.all(ids.map(tagsOf))).toEqual([[], ['lot', 'ami'], []]);
  expect(said).toEqual([`${undone} ${plural('fr', 1, left)}`]);
});

it('a single undo that keeps the colleague’s version is not reported as undone', async () => {
  const { store, said, apply } = await clientsInStore(1);
  await store.apply([put('c1', { tags: ['ami'] }, 1)]);
  await apply({ changes: [put('c1', { tags: [] }, 1)], step: 'step' }, undone, 'toast', null);
  expect(said).toEqual([taken]);
});

it('a large edit merges with colleagues’ changes, and keeps theirs on conflict', async () => {
  const { store, ids, said, apply, tagsOf } = await clientsInStore(60);
  await store.apply([put('c2', { tags: ['ami'] }, 1), put('c3', { sector: 'Fleurs' }, 1)]);
  const changes = ids.map((id) => put(id, { tags: ['neuf'] }, 1));
  expect(await apply({ changes, step: 'step' }, counted, 'toast')).toBeNull();
  expect(await Promise.all(['c1', 'c2', 'c3', 'c60'].map(tagsOf))).toEqual([
    ['neuf'],
    ['ami'],
    ['neuf'],
    ['neuf'],
  ]);
  expect(await store.get('clients', 'c3')).toMatchObject({ sector: 'Fleurs' });
  expect(said).toEqual([`59 faits. ${plural('fr', 1, left)}`]);
});

it('the journal entry of a bulk edit counts and names only the changed records', async () => {
  const { store, ids, apply } = await clientsInStore(3);
  await store.apply([put('c2', { tags: ['ami'] }, 1)]);
  const clients = ids.map((id) => aClient({ id, name: id, tags: ['lot'] }));
  const planning = {
    now: '2026-11-30T10:00:00.000Z',
    newId: () => 'entry',
    author: 'Camille',
    translate: sentenceTranslator(messages.journal.sentences),
  };
  await apply({ changes: planUntag(clients, 'lot', planning), step: 'step' }, undone, 'toast');
  const entry = await store.get('journal', 'entry');
  expect(entry?.content).toBe('Fiches : 2 (c1, c3).');
  expect(entry?.basis?.inputs).toEqual({ tag: 'lot', count: 2, names: 'c1, c3' });
});

it.each([3, 60])('an edit of %i records reports one deleted by a colleague', async (count) => {
  const { store, ids, said, apply } = await clientsInStore(count);
  await store.apply([{ do: 'remove', in: 'clients', id: 'c2', on: 1 }]);
  const changes = ids.map((id) => put(id, { tags: [] }, 1));
  expect(await apply({ changes, step: 'step' }, counted, 'toast')).toBeNull();
  expect(said).toEqual([`${count - 1} faits. ${plural('fr', 1, missing)}`]);
});

it('an undo reports a record deleted by a colleague since', async () => {
  const { store, ids, said, apply } = await clientsInStore(3);
  const edit = { id: 'group-2', kind: 'bulk' } as const;
  await store.apply(
    ids.map((id) => put(id, { tags: [] }, 1)),
    edit,
  );
  await store.apply([{ do: 'remove', in: 'clients', id: 'c2', on: 2 }]);
  const changes = ids.map((id) => put(id, {}, 2));
  await apply({ changes, step: 'step' }, undone, 'toast', edit.id);
  expect(said).toEqual([`${undone} ${plural('fr', 1, missing)}`]);
});

it('a large deletion keeps records changed by colleagues', async () => {
  const { store, ids, said, apply } = await clientsInStore(60);
  await store.apply([put('c2', { tags: ['ami'] }, 1)]);
  const changes = ids.map((id): Change => ({ do: 'remove', in: 'clients', id, on: 1 }));
  expect(await apply({ changes, step: 'step' }, counted, 'toast')).toBeNull();
  expect((await store.list('clients', {})).items.map(({ id }) => id)).toEqual(['c2']);
  expect(said).toEqual([`59 faits. ${plural('fr', 1, left)}`]);
});

it.each([3, 60])(
  'undoing a step of %i records keeps those changed by colleagues since',
  async (count) => {
    const { store, ids, said, apply, group } = await clientsInStore(count);
    await store.apply([put('c2', { tags: ['ami'] }, 1)]);
    const changes = ids.map((id): Change => ({ do: 'remove', in: 'clients', id, on: 1 }));
    const stayed: unknown[] = [];
    const telling = (_: readonly Change[], kept: string | undefined) => {
      stayed.push(kept);
      return undone;
    };
    expect(await apply({ changes, step: 'step' }, telling, 'toast', group.id)).toBeNull();
    expect(stayed).toEqual([plural('fr', 1, left)]);
    const kept = await store.list('clients', {});
    expect(kept.items.map(({ id }) => id)).toEqual(['c2']);
    expect(said).toEqual([`${undone} ${plural('fr', 1, left)}`]);
  },
);
