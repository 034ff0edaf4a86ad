import { beforeEach, expect, it } from 'vitest';
import { runOnce } from '#app/application/idempotency/run-once.server.ts';
import { outbox } from '#app/data/delivery/schema.server.ts';
import { madeCalls } from '#app/data/idempotency/schema.server.ts';
import { createLeadStore } from '#app/data/leads/lead-store.server.ts';
import { erasePerson } from '#app/data/privacy/privacy.server.ts';
import { staff } from '#app/data/staff/schema.server.ts';
import { hour, minute } from '#app/domain/durations.ts';
import type { Lead } from '#app/domain/leads/lead.ts';
import { siteActor } from '#app/domain/staff/actor.ts';
import { createAdminClient } from '#app/features/crm/admin/admin-client.ts';
import { aMessage } from '../../test/a-message.ts';
import { openApi } from '../../test/crm-api.ts';
import { emptyCrm } from '../../test/crm.ts';
import { onEachDatabase } from '../../test/databases.ts';
import { losingFirstAnswer } from '../../test/lost-answers.ts';

const noon = Date.UTC(2026, 0, 15, 12);

onEachDatabase('calls with an idempotency key', (open) => {
  beforeEach(async () => {
    await emptyCrm(open());
    await open().db.delete(madeCalls);
    await open().db.delete(outbox);
    await open().db.delete(staff);
  });

  const receive = async (): Promise<Lead> => {
    const follow = () => Promise.resolve();
    return (await createLeadStore(open()).receive(aMessage(), follow)).lead;
  };
  const note = (lead: Lead, text: string, key: string | null, api = openApi(open())) =>
    api.ask(`/api/leads/${lead.id}/notes`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(key !== null && { 'Idempotency-Key': key }),
      },
      body: JSON.stringify({ text }),
    });
  const notesOf = async ({ id }: Lead) => (await createLeadStore(open()).get(id))?.notes ?? [];
  const write = ({ id }: Lead) =>
    createLeadStore(open()).addNote({ id, actor: siteActor, at: new Date(noon) }, 'Rappelée');
  const once = <T>(now: number, make: () => Promise<T>, keep: () => Promise<null>) => {
    const services = { database: open(), secret: 's'.repeat(32) };
    return runOnce(services, { caller: 'staff/u1', key: 'k', asked: 'a note', now }, make, keep);
  };

  it('run once, and repeat the first response', async () => {
    const lead = await receive();
    const [first, again] = [await note(lead, 'Rappelée', 'k'), await note(lead, 'Rappelée', 'k')];
    expect(again.status).toBe(201);
    expect(await again.text()).toBe(await first.text());
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(await notesOf(lead)).toHaveLength(1);
    await note(lead, 'Rappelée', 'another');
    await note(lead, 'Rappelée', null);
    expect(await notesOf(lead)).toHaveLength(3);
  });

  it('run once when two arrive concurrently', async () => {
    const lead = await receive();
    const both = await Promise.all([note(lead, 'Rappelée', 'k'), note(lead, 'Rappelée', 'k')]);
    for (const { status } of both) expect([201, 503]).toContain(status);
    expect(await notesOf(lead)).toHaveLength(1);
  });

  it('are rejected with the key of another call; keys are separate for each caller', async () => {
    const lead = await receive();
    await note(lead, 'Rappelée', 'k');
    const other = await note(lead, 'Absente', 'k');
    expect(other.status).toBe(409);
    expect(await other.json()).toMatchObject({ code: 'not-possible' });
    await note(lead, 'Absente', 'k', openApi(open(), { staffId: 'u2' }));
    expect(await notesOf(lead)).toHaveLength(2);
  });

  it('may reuse the key after a rejection', async () => {
    const lead = await receive();
    expect((await note(lead, '', 'k')).status).toBe(422);
    expect((await note(lead, '', 'k')).status).toBe(422);
    expect(await open().db.select().from(madeCalls)).toEqual([]);
  });

  it('are rejected with an invalid key, which is not ignored', async () => {
    const lead = await receive();
    const refused = await Promise.all(['', 'k'.repeat(201)].map((key) => note(lead, 'Non', key)));
    for (const { status } of refused) expect(status).toBe(400);
    expect(await refused[1]?.json()).toMatchObject({
      code: 'bad-query',
      errors: [{ path: 'Idempotency-Key' }],
    });
    await note(lead, 'Rappelée', 'k'.repeat(200));
    expect((await notesOf(lead)).map(({ text }) => text)).toEqual(['Rappelée']);
  });

  it('are forgotten after an hour', async () => {
    const lead = await receive();
    await note(lead, 'Rappelée', 'k');
    const at = (now: number) => openApi(open(), { now: () => now });
    await note(lead, 'Rappelée', 'k', at(noon + hour));
    expect(await notesOf(lead)).toHaveLength(1);
    await note(lead, 'Absente', 'k', at(noon + hour + 1));
    await note(lead, 'Absente', 'k', at(noon + hour + 2));
    expect((await notesOf(lead)).map(({ text }) => text)).toEqual(['Rappelée', 'Absente']);
  });

  it('run again after a minute if the server did not finish them', async () => {
    const lead = await receive();
    await note(lead, 'Rappelée', 'k');
    await open().db.update(madeCalls).set({ answer: null });
    expect((await note(lead, 'Rappelée', 'k')).status).toBe(503);
    const later = openApi(open(), { now: () => noon + minute + 1 });
    expect((await note(lead, 'Rappelée', 'k', later)).status).toBe(201);
  });

  it('do not run again if the server stopped between the change and its answer', async () => {
    const lead = await receive();
    const ends = () => Promise.reject(new Error('The server ended'));
    const ask = (now: number) => once(now, () => write(lead), ends);
    await expect(ask(noon)).rejects.toThrow('The server ended');
    expect(await ask(noon + 1)).toEqual({ is: 'pending' });
    expect(await ask(noon + minute + 1)).toEqual({ is: 'lost' });
    expect(await notesOf(lead)).toHaveLength(1);
  });

  it('may be retried at once after a failed or refused change', async () => {
    const lead = await receive();
    const fail = () => open().tx(() => Promise.reject(new Error('The connection broke')));
    const refuse = () => Promise.resolve(null);
    await expect(once(noon, fail, refuse)).rejects.toThrow('The connection broke');
    expect(await once(noon, () => write(lead), refuse)).toMatchObject({ is: 'made' });
    expect(await open().db.select().from(madeCalls)).toEqual([]);
  });

  it('send one invitation when the first answer is lost', async () => {
    const { invite } = createAdminClient(losingFirstAnswer(openApi(open()).ask));
    const ada = {
      email: 'ada@iluma.example',
      name: 'Ada',
      role: 'member',
      language: 'fr',
    } as const;
    await expect(invite(ada)).rejects.toMatchObject({ code: 'unreachable' });
    const mails = () => open().db.select().from(outbox);
    const sent = (await mails()).length;
    expect(await invite(ada)).toEqual({ id: expect.any(String), link: null });
    expect(await mails()).toHaveLength(sent);
  });

  it('keep their answers encrypted, and delete them on an erasure', async () => {
    const lead = await receive();
    await note(lead, 'Rappelée', 'k');
    const rows = await open().db.select().from(madeCalls);
    expect(rows).toHaveLength(1);
    for (const told of ['Rappel', lead.reference]) expect(JSON.stringify(rows)).not.toContain(told);
    await open().tx((t) => erasePerson(t, lead.email, new Date(noon)));
    expect(await open().db.select().from(madeCalls)).toEqual([]);
  });
});
