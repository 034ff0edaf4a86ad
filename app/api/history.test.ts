import { beforeEach, expect, it } from 'vitest';
import type { AuditRecord } from '#app/data/audit-log/audit-log.server.ts';
import type { Client, JournalEntry, Role } from '#app/domain/crm/records/entities.ts';
import type { Applied } from '#app/domain/crm/store/store.ts';
import { aClient, anEntry } from '../../test/contracts/crm-samples.ts';
import { openApi } from '../../test/crm-api.ts';
import { emptyCrm } from '../../test/crm.ts';
import { onEachDatabase } from '../../test/databases.ts';
import { jsonRequest } from '../../test/json-request.ts';
import { describeApi } from './http/describe.ts';

const noon = '2026-01-15T12:00:00.000Z';
const forged = { author: 'Mathilde Arsenault', at: '2020-02-02T02:02:02.020Z' };
const note = (id: string, text = `Note ${id}`) => ({ id, text, ...forged });
const kept = (id: string) => ({ ...note(id), author: 'Inès Caron', at: noon });

onEachDatabase('history through the API', (open) => {
  beforeEach(() => emptyCrm(open()));

  const api = (role: Role = 'CEO', staffId = 'u1') => openApi(open(), { role, staffId });
  const send = (init: object, { ask } = api()) =>
    ask('/api/crm/changes', jsonRequest('POST', init));
  const clientNow = async (id = 'c1') =>
    (await (await api().ask(`/api/crm/clients/${id}`)).json()) as Client;

  /** A client with one note, created by Inès Caron at noon. */
  async function aClientWithNote(): Promise<void> {
    const record = aClient({ id: 'c1', notes: [note('n1')] });
    const put = { do: 'put', in: 'clients', record, on: null };
    expect((await send({ changes: [put] })).status).toBe(200);
  }

  it('stamps a new client’s notes with author and time', async () => {
    const init = jsonRequest('POST', { name: 'Élan', notes: [note('n1')] });
    const made = await api().ask('/api/crm/clients', init);
    expect(made.status).toBe(201);
    const client = (await made.json()) as Client;
    expect(client.notes).toEqual([kept('n1')]);
    expect(await clientNow(client.id)).toEqual(client);
  });

  it('stamps a new entry with author and time', async () => {
    const draft = { type: 'other', title: 'Rappel', author: forged.author, timestamp: forged.at };
    const made = await api().ask('/api/crm/journal', jsonRequest('POST', draft));
    expect(await made.json()).toMatchObject({
      author: 'Inès Caron',
      timestamp: noon,
      createdAt: noon,
    });
  });

  it('names an API key as the author of what it writes', async () => {
    const made = await api().ask(
      '/api/keys',
      jsonRequest('POST', { name: 'Caisse', scopes: ['read', 'edit'] }),
    );
    const { secret } = (await made.json()) as { secret: string };
    const draft = { type: 'other', title: 'Vente', author: 'Inès Caron' };
    const init = jsonRequest('POST', draft);
    const headers = new Headers(init.headers);
    headers.set('Authorization', `Bearer ${secret}`);
    const { ask } = openApi(open(), { role: null });
    const entry = await ask('/api/crm/journal', { ...init, headers });
    expect(await entry.json()).toMatchObject({ author: 'Caisse', timestamp: noon });
  });

  it('appends a note by PATCH, with author and time', async () => {
    await aClientWithNote();
    const { notes } = await clientNow();
    const init = jsonRequest('PATCH', { notes: [...notes, note('n2')] }, 1);
    const changed = (await (await api().ask('/api/crm/clients/c1', init)).json()) as Client;
    expect(changed.notes).toEqual([kept('n1'), kept('n2')]);
    expect(await clientNow()).toEqual(changed);
  });

  it.each([
    ['none', []],
    ['another text', [{ ...kept('n1'), text: 'Never said' }]],
    ['another author', [{ ...kept('n1'), author: forged.author }]],
    ['another time', [{ ...kept('n1'), at: forged.at }]],
  ])('rejects %s in place of a note by PATCH, even from a CEO', async (_what, notes) => {
    await aClientWithNote();
    const refused = await api().ask('/api/crm/clients/c1', jsonRequest('PATCH', { notes }, 1));
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'history' });
    expect((await clientNow()).notes).toEqual([kept('n1')]);
  });

  it('has no operation that changes an entry, and rejects it in a plan', async () => {
    const put = { do: 'put', in: 'journal', record: anEntry({ id: 'j1' }), on: null };
    await send({ changes: [put] });
    const patched = await api().ask(
      '/api/crm/journal/j1',
      jsonRequest('PATCH', { title: 'Other' }, 1),
    );
    expect(patched.status).toBe(405);
    const entry = (await (await api().ask('/api/crm/journal/j1')).json()) as JournalEntry;
    const changed = { ...put, record: { ...entry, title: 'Other' }, on: 1 };
    expect((await send({ changes: [changed] })).status).toBe(403);
    expect(await (await api().ask('/api/crm/journal/j1')).json()).toEqual(entry);
  });

  it('appends concurrent notes by their text alone, for roles that may edit', async () => {
    await aClientWithNote();
    const path = '/api/crm/clients/c1/notes';
    const wanted = ['Un', 'Deux'].map((text) =>
      api('member').ask(path, jsonRequest('POST', { text })),
    );
    const answers = await Promise.all(wanted);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { notes } = await clientNow();
    expect(notes.map(({ text }) => text).toSorted()).toEqual(['Deux', 'Note n1', 'Un']);
    expect(notes).toContainEqual({ ...kept(notes[1]?.id ?? ''), text: notes[1]?.text });
    const forgedBody = jsonRequest('POST', { text: 'Trois', author: forged.author });
    expect((await api().ask(path, forgedBody)).status).toBe(422);
    expect((await api('read-only').ask(path, jsonRequest('POST', { text: 'a' }))).status).toBe(403);
    const nobody = await api().ask('/api/crm/clients/c9/notes', jsonRequest('POST', { text: 'a' }));
    expect(nobody.status).toBe(404);
  });

  it.each<[who: string, role: Role, staffId: string, status: number]>([
    ['its writer', 'member', 'u1', 200],
    ['another member', 'member', 'u2', 403],
    ['a manager', 'manager', 'u2', 200],
  ])('checks whether %s may undo the last note', async (_who, role, staffId, status) => {
    await aClientWithNote();
    const client = await clientNow();
    const record = { ...client, notes: [...client.notes, note('n2')] };
    const put = { do: 'put', in: 'clients', record, on: 1 };
    const done = await send({ changes: [put] }, api('member'));
    const { undo } = (await done.json()) as Extract<Applied, { ok: true }>;
    expect((await send({ changes: undo }, api(role, staffId))).status).toBe(status);
    expect((await clientNow()).notes).toHaveLength(status === 200 ? 1 : 2);
  });

  it('keeps an undone note in the audit log', async () => {
    await aClientWithNote();
    const added = { text: 'Rappelée' };
    await api().ask('/api/crm/clients/c1/notes', jsonRequest('POST', added));
    const client = await clientNow();
    const record = { ...client, notes: client.notes.slice(0, 1) };
    await send({ changes: [{ do: 'put', in: 'clients', record, on: 2 }] });
    expect((await clientNow()).notes).toHaveLength(1);
    const log = await api().ask('/api/audit?entity=client&entityId=c1');
    const { items } = (await log.json()) as { items: AuditRecord[] };
    expect(items.map(({ before }) => (before as Client | null)?.notes ?? [])).toContainEqual(
      client.notes,
    );
  });

  it('restores a client from the bin with its notes unchanged', async () => {
    await aClientWithNote();
    const client = await clientNow();
    const init = { method: 'DELETE', headers: { 'If-Match': '"1"' } };
    await openApi(open(), { staffId: 'u2' }).ask('/api/crm/clients/c1', init);
    const restored = await api('manager', 'u2').ask('/api/crm/bin/clients/c1', { method: 'POST' });
    expect(await restored.json()).toEqual(client);
    expect(await clientNow()).toEqual(client);
  });

  it('keeps later notes when an earlier change is reverted', async () => {
    await aClientWithNote();
    await api().ask('/api/crm/clients/c1', jsonRequest('PATCH', { name: 'Renamed' }, 1));
    await api().ask('/api/crm/clients/c1/notes', jsonRequest('POST', { text: 'Rappelée' }));
    const log = await api().ask('/api/audit?entity=client&entityId=c1');
    const { items } = (await log.json()) as { items: AuditRecord[] };
    const renaming = items.find(({ after }) => (after as Client).version === 2);
    const reverted = await api().ask(`/api/audit/${renaming?.id}/restore`, { method: 'POST' });
    expect(reverted.status).toBe(204);
    expect(await clientNow()).toMatchObject({
      name: 'Client c1',
      notes: [kept('n1'), { text: 'Rappelée', author: 'Inès Caron' }],
    });
  });
});

it('documents that notes are append-only and stamped by the server', () => {
  const text = JSON.stringify(describeApi());
  expect(text).toContain('Set by the server for new items; a value sent is ignored');
  expect(text).toContain('Notes can only be added');
});
