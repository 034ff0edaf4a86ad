import { beforeAll, describe, expect, it } from 'vitest';
import { createLeadStore } from '#app/data/leads/lead-store.server.ts';
import type { LeadSubmission, Lead } from '#app/domain/leads/lead.ts';
import { aMessage } from '../../../../test/a-message.ts';
import { openApi } from '../../../../test/crm-api.ts';
import { onEachDatabase } from '../../../../test/databases.ts';
import { losingFirstAnswer } from '../../../../test/lost-answers.ts';
import { addTeam, ines, mateo } from '../../../../test/team.ts';
import { createLeadsClient } from './leads-client.ts';

const gone = { id: '0198c0de-0000-7000-8000-000000000000', version: 1 };
const request = {
  client: { name: 'Élan', sector: '', address: '', contact: { email: '', phone: '', website: '' } },
  isAnother: false,
  project: null,
  language: 'fr' as const,
};

onEachDatabase('the inbox through the API', (open) => {
  beforeAll(() => addTeam(open()));

  const client = () => createLeadsClient(openApi(open()).ask);
  const receive = async (arrival: Partial<LeadSubmission> = {}): Promise<Lead> => {
    const follow = () => Promise.resolve();
    return (await createLeadStore(open()).receive(aMessage(arrival), follow)).lead;
  };

  it('lists, reads and moves leads, and adds notes', async () => {
    const lead = await receive({ name: 'Zoé Listed', service: 'podcasts' });
    const found = await client().list({ search: 'zoe listed', status: ['new', 'assigned'] });
    expect(found.items).toMatchObject([{ id: lead.id }]);
    expect(await client().get(lead.id, 'fr')).toMatchObject({ lead: { id: lead.id }, others: [] });
    expect(await client().get(gone.id, 'fr')).toBeNull();
    const given = await client().move(lead, { move: 'assign', memberId: mateo });
    expect(given).toMatchObject({ ok: true, lead: { assignedTo: mateo, version: 2 } });
    expect(await client().note(lead.id, 'Rappelée')).toMatchObject({ version: 3 });
    expect(await client().note(gone.id, 'Rappelée')).toBeNull();
  });

  it('applies a change once when it is retried after a lost answer', async () => {
    const lead = await receive();
    const losing = () => createLeadsClient(losingFirstAnswer(openApi(open()).ask));
    const inbox = losing();
    await expect(inbox.note(lead.id, 'Rappelée')).rejects.toMatchObject({ code: 'unreachable' });
    const noted = await inbox.note(lead.id, 'Rappelée');
    expect(noted?.notes).toHaveLength(1);
    // The same text again is a new note.
    expect((await inbox.note(lead.id, 'Rappelée'))?.notes).toHaveLength(2);

    const version = 3;
    const mover = losing();
    const close = () => mover.move({ id: lead.id, version }, { move: 'close' });
    await expect(close()).rejects.toMatchObject({ code: 'unreachable' });
    expect(await close()).toMatchObject({ ok: true, lead: { status: 'closed', version: 4 } });
  });

  it('finds clients by parts of their names', async () => {
    const lead = await receive({ company: 'Fromagerie Élberg' });
    await client().convert(lead, {
      ...request,
      client: { ...request.client, name: 'Fromagerie Élberg' },
      isAnother: true,
    });
    const { items, total } = await client().findClients('elberg from');
    expect(total).toBe(1);
    expect(items).toMatchObject([{ name: 'Fromagerie Élberg', version: 1 }]);
    expect(await client().findClients('nobody of this name')).toMatchObject({ total: 0 });
  });

  it('reports conflicts of a change', async () => {
    const lead = await receive();
    await client().move(lead, { move: 'close' });
    expect(await client().move(lead, { move: 'answered' })).toMatchObject({
      ok: false,
      why: 'changed',
      current: { status: 'closed', version: 2 },
    });
    const now = { ...lead, version: 2 };
    expect(await client().move(now, { move: 'release' })).toMatchObject({ why: 'not-possible' });
    expect(await client().move(gone, { move: 'close' })).toEqual({ ok: false, why: 'gone' });
  });

  it('converts a lead, and reports invalid fields, duplicates and changed clients', async () => {
    const [one, two] = [await receive(), await receive()];
    const invalid = { ...request, client: { ...request.client, name: '' } };
    expect(await client().convert(one, invalid)).toEqual({
      ok: false,
      why: 'invalid',
      fields: ['name'],
    });
    expect(await client().convert(one, request)).toMatchObject({
      ok: true,
      lead: { status: 'converted' },
    });
    await client().convert(two, { ...request, client: { ...request.client, name: two.company } });
    const same = await receive({ company: two.company });
    const duplicate = await client().convert(same, request);
    expect(duplicate).toMatchObject({ why: 'duplicate', clients: [{ name: two.company }] });
    const known = (await client().findMatchingClients(same.id))[0];
    const stale = { id: known?.id ?? '', version: 99 };
    expect(await client().convert(same, { ...request, client: stale })).toEqual({
      ok: false,
      why: 'client-changed',
    });
  });

  it('lists the team, and reports missing mails', async () => {
    await client().setStatus(mateo, 'offline');
    expect(await client().team()).toEqual([
      { id: ines, name: 'Inès Caron', status: 'available' },
      { id: mateo, name: 'Mateo Rivas', status: 'offline' },
    ]);
    expect(await client().replay(gone.id)).toBe(false);
  });
});

describe('a request that fails', () => {
  it.each([
    [401, 'signed-out'],
    [403, 'not-allowed'],
    [429, 'busy'],
    [503, 'unreachable'],
    [500, 'refused'],
  ])('with %i rejects as %s', async (status, code) => {
    const client = createLeadsClient(async () => new Response('{}', { status }));
    const failed = { code };
    await expect(client.list({})).rejects.toMatchObject(failed);
    await expect(client.get('x', 'fr')).rejects.toMatchObject(failed);
    await expect(client.move(gone, { move: 'close' })).rejects.toMatchObject(failed);
    await expect(client.convert(gone, request)).rejects.toMatchObject(failed);
    await expect(client.replay('x')).rejects.toMatchObject(failed);
  });

  it('without a network rejects as unreachable', async () => {
    const client = createLeadsClient(() => Promise.reject(new TypeError('fetch failed')));
    await expect(client.list({})).rejects.toMatchObject({ code: 'unreachable' });
  });
});
