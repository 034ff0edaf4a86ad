import { describe, expect, it } from 'vitest';
import { aPlanning } from '../../../../test/contracts/crm-planning.ts';
import { aProject, aTask } from '../../../../test/contracts/crm-samples.ts';
import { planUpdateProject } from '../plans/projects.ts';
import { planAddTask, planUpdateTask } from '../plans/tasks.ts';
import type { Project, Task } from '../records/entities.ts';
import { createMemoryStore } from './memory-store.ts';
import { createOptimisticStore } from './optimistic-store.ts';
import type { CrmStore } from './store.ts';

const project = aProject({ id: 'p1', stage: 'discovery' });
const task = aTask({ id: 't1', title: 'A', due: '2026-02-03' });

/** A store that responds when told to, and with the given outcome. */
function slowStore() {
  const memory = createMemoryStore({ projects: [project], tasks: [task] });
  const waiting: { answer: () => void; fail: () => void }[] = [];
  let reading: Promise<void> | null = null;
  const store: CrmStore = {
    ...memory,
    async list(collection, query) {
      const page = await memory.list(collection, query);
      await reading;
      return page;
    },
    async apply(changes) {
      await new Promise<void>((resolve, reject) => {
        waiting.push({ answer: resolve, fail: () => reject(new Error('unreachable')) });
      });
      return memory.apply(changes);
    },
  };
  /** Resolves to the oldest pending change once there is one. */
  async function next() {
    // oxlint-disable-next-line no-await-in-loop -- until it is there
    while (waiting.length === 0) await Promise.resolve();
    const [first] = waiting.splice(0, 1);
    if (!first) throw new Error('nothing waits');
    return first;
  }
  /** Delays the reads from now on until the returned function is called. */
  function readSlowly() {
    const { promise, resolve } = Promise.withResolvers<void>();
    reading = promise;
    return () => {
      reading = null;
      resolve();
    };
  }
  return { shown: createOptimisticStore(store), memory, next, readSlowly };
}

const live = { where: { stage: 'live' } } as const;
const ids = ({ items }: { items: readonly { id: string }[] }) => items.map(({ id }) => id);

describe('a change', () => {
  it('is shown immediately, and stays once the store has accepted it', async () => {
    const { shown, memory, next } = slowStore();
    const done = shown.apply(planUpdateProject(project, { stage: 'live' }, aPlanning()));
    expect(ids(await shown.list('projects', live))).toEqual(['p1']);
    expect(await shown.get('projects', 'p1')).toMatchObject({ stage: 'live', version: 2 });
    expect((await memory.list('projects', live)).total).toBe(0);
    (await next()).answer();
    expect(await done).toMatchObject({ ok: true });
    expect(await shown.list('projects', live)).toEqual(await memory.list('projects', live));
  });

  it('stays when an outdated response arrives', async () => {
    const { shown, memory, next, readSlowly } = slowStore();
    const answer = readSlowly();
    const done = shown.apply(planUpdateProject(project, { stage: 'live' }, aPlanning()));
    const early = shown.list('projects', live);
    (await next()).answer();
    await done;
    answer();
    expect(ids(await early)).toEqual(['p1']);
    expect(await shown.list('projects', live)).toEqual(await memory.list('projects', live));
  });

  it('is undone when the store fails, and rejects with the store’s error', async () => {
    const { shown, next } = slowStore();
    const heard: string[] = [];
    shown.subscribe((changed) => heard.push(...changed));
    const done = shown.apply(planUpdateProject(project, { stage: 'live' }, aPlanning()));
    expect(heard).toEqual(['projects']);
    (await next()).fail();
    await expect(done).rejects.toThrow('unreachable');
    expect(heard).toEqual(['projects', 'projects']);
    expect(await shown.get('projects', 'p1')).toEqual(project);
    expect((await shown.list('projects', live)).total).toBe(0);
  });

  it('can be based on another that is still pending', async () => {
    const { shown, next } = slowStore();
    const first = shown.apply(planUpdateTask(task, { status: 'progress' }, aPlanning()));
    const between = (await shown.get('tasks', 't1')) as Task;
    const second = shown.apply(planUpdateTask(between, { status: 'done' }, aPlanning()));
    expect(await shown.get('tasks', 't1')).toMatchObject({ status: 'done' });
    (await next()).answer();
    (await next()).answer();
    expect([await first, await second]).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await shown.get('tasks', 't1')).toMatchObject({ status: 'done', version: 3 });
  });

  it('that fails also undoes the changes based on it', async () => {
    const { shown, next } = slowStore();
    const first = shown.apply(planUpdateTask(task, { status: 'progress' }, aPlanning()));
    const between = (await shown.get('tasks', 't1')) as Task;
    const second = shown.apply(planUpdateTask(between, { status: 'done' }, aPlanning()));
    (await next()).fail();
    await expect(first).rejects.toThrow('unreachable');
    (await next()).answer();
    expect(await second).toMatchObject({ ok: false });
    expect(await shown.get('tasks', 't1')).toEqual(task);
  });
});

describe('a list', () => {
  const added = planAddTask({ ...task, title: 'B', due: '2026-02-01' }, aPlanning());

  it('includes a pending new record in its sorted position, and counts it', async () => {
    const { shown } = slowStore();
    void shown.apply(added);
    const page = await shown.list('tasks', {});
    expect(page.items.map(({ title }) => title)).toEqual(['B', 'A']);
    expect(page.total).toBe(2);
    expect((await shown.list('tasks', { search: 'nothing' })).total).toBe(0);
  });

  it('drops pending records that no longer match its filters or were removed', async () => {
    const { shown } = slowStore();
    const todo = { where: { status: 'todo' } } as const;
    void shown.apply(planUpdateTask(task, { status: 'done' }, aPlanning()));
    expect(await shown.list('tasks', todo)).toEqual({ items: [], total: 0 });
    void shown.apply([{ do: 'remove', in: 'tasks', id: 't1', on: 2 }]);
    expect(await shown.list('tasks', {})).toEqual({ items: [], total: 0 });
    expect(await shown.get('tasks', 't1')).toBeNull();
  });

  it('keeps to the requested range', async () => {
    const { shown } = slowStore();
    void shown.apply(added);
    expect(await shown.list('tasks', { from: 1 })).toEqual({ items: [], total: 1 });
  });
});

it('bulk changes are not shown before the store has accepted them', async () => {
  const { shown } = slowStore();
  const many = Array.from({ length: 51 }, (_, index): Project => aProject({ id: `n${index}` }));
  void shown.apply(many.map((record) => ({ do: 'put', in: 'projects', record, on: null })));
  expect((await shown.list('projects', {})).total).toBe(1);
});
