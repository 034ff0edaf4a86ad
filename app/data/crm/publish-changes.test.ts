import { asc } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { outbox } from '#app/data/delivery/schema.server.ts';
import { webhookEndpoints } from '#app/data/delivery/webhooks-schema.server.ts';
import { addEndpoint, webhookEncryptionPurpose } from '#app/data/delivery/webhooks.server.ts';
import { createEncryption } from '#app/data/secrets/encryption.server.ts';
import type { RecordEventType } from '#app/domain/delivery/record-events.ts';
import { aClient, aProject, aTask } from '../../../test/contracts/crm-samples.ts';
import { emptyCrm, openCrm } from '../../../test/crm.ts';
import { onEachDatabase } from '../../../test/databases.ts';

onEachDatabase('webhooks of records', (open) => {
  const subscribe = (...events: RecordEventType[]) =>
    open().tx((t) =>
      addEndpoint(
        t,
        createEncryption('secret of the tests', webhookEncryptionPurpose),
        { url: 'https://hooks.example/in', description: '', events },
        new Date(),
      ),
    );

  async function published() {
    const rows = await open().db.select().from(outbox).orderBy(asc(outbox.id));
    return rows.map(({ payload, about }) => ({ ...(payload as { event: object }).event, about }));
  }

  beforeEach(async () => {
    await emptyCrm(open());
    await open().db.delete(outbox);
    await open().db.delete(webhookEndpoints);
  });

  it('are enqueued in the transaction of the change, for subscribed events only', async () => {
    await subscribe('client.created', 'client.deleted', 'task.changed');
    const { store } = openCrm(open());
    const client = aClient({ id: 'c1' });
    const task = aTask({ id: 't1' });
    await store.apply([
      { do: 'put', in: 'clients', record: client, on: null },
      { do: 'put', in: 'tasks', record: task, on: null },
    ]);
    // Nobody is subscribed to the first of these two events.
    await store.apply([
      { do: 'put', in: 'clients', record: { ...client, revenue: 7 }, on: 1 },
      { do: 'put', in: 'tasks', record: { ...task, status: 'done' }, on: 1 },
    ]);
    await store.apply([{ do: 'remove', in: 'clients', id: 'c1', on: 2 }]);
    expect(await published()).toMatchObject([
      { type: 'client.created', data: { id: 'c1', version: 1 } },
      { type: 'task.changed', data: { id: 't1', status: 'done', changed: ['status'] } },
      { type: 'client.deleted', data: { id: 'c1' } },
    ]);
  });

  it('are batched per plan, each with the client of its record', async () => {
    await subscribe('client.created', 'project.created', 'task.created', 'task.changed');
    const { store } = openCrm(open());
    const contact = { email: 'a@lebel.example', phone: '', website: '' };
    const client = aClient({ id: 'c1', name: 'Lebel', contact });
    const tasks = [aTask({ id: 't1', clientId: 'c1' }), aTask({ id: 't2', clientId: null })];
    await store.apply([
      { do: 'put', in: 'clients', record: client, on: null },
      { do: 'put', in: 'projects', record: aProject({ id: 'p1', clientId: 'c1' }), on: null },
      ...tasks.map((record) => ({ do: 'put', in: 'tasks', record, on: null }) as const),
    ]);
    const [first] = tasks;
    if (first)
      await store.apply([{ do: 'put', in: 'tasks', record: { ...first, status: 'done' }, on: 1 }]);
    const known = { id: 'c1', name: 'Lebel' };
    expect(await published()).toMatchObject([
      {
        type: 'batch',
        about: null,
        data: {
          events: [
            { type: 'client.created', data: { id: 'c1' } },
            { type: 'project.created', data: { id: 'p1', client: known } },
            { type: 'task.created', data: { id: 't1', client: known } },
            { type: 'task.created', data: { id: 't2', client: null } },
          ],
        },
      },
      { type: 'task.changed', about: 'a@lebel.example', data: { id: 't1', client: known } },
    ]);
    const [batch] = await open().db.select().from(outbox).orderBy(asc(outbox.id));
    expect(batch?.payload).toMatchObject({
      abouts: ['a@lebel.example', 'a@lebel.example', 'a@lebel.example', null],
    });
  });

  it('are not enqueued for a rejected change', async () => {
    await subscribe('client.changed');
    const { store } = openCrm(open());
    const record = aClient({ id: 'c1' });
    await store.apply([{ do: 'put', in: 'clients', record, on: null }]);
    const late = await store.apply([
      { do: 'put', in: 'clients', record: { ...record, revenue: 7 }, on: 9 },
    ]);
    expect(late.ok).toBe(false);
    expect(await published()).toEqual([]);
  });
});
