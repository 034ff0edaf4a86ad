import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '#app/data/audit-log/schema.server.ts';
import { enqueue, settle, claimDue } from '#app/data/delivery/outbox.server.ts';
import { outbox } from '#app/data/delivery/schema.server.ts';
import { createLeadStore } from '#app/data/leads/lead-store.server.ts';
import { leads, people } from '#app/data/leads/schema.server.ts';
import { staff } from '#app/data/staff/schema.server.ts';
import { may, type Action } from '#app/domain/crm/permissions.ts';
import { roles, type Client, type Role } from '#app/domain/crm/records/entities.ts';
import { attachmentOf } from '#app/domain/leads/attachment.ts';
import type { LeadFile, LeadPage } from '#app/domain/leads/inbox.ts';
import type { Lead } from '#app/domain/leads/lead.ts';
import { prospectFacts } from '#app/domain/leads/prospect-facts.ts';
import { aMessage } from '../../../test/a-message.ts';
import { aClient } from '../../../test/contracts/crm-samples.ts';
import { openApi } from '../../../test/crm-api.ts';
import { emptyCrm } from '../../../test/crm.ts';
import { onEachDatabase } from '../../../test/databases.ts';
import { jsonRequest } from '../../../test/json-request.ts';
import { addTeam, ines, mateo } from '../../../test/team.ts';

const nobody = '0198c0de-0000-7000-8000-000000000000';

onEachDatabase('the API of the inbox', (open) => {
  beforeEach(async () => {
    await emptyCrm(open());
    await open().db.delete(leads);
    await open().db.delete(people);
    await open().db.delete(outbox);
    await open().db.delete(staff);
  });

  const receive = async (...message: Parameters<typeof aMessage>) => {
    const follow = () => Promise.resolve();
    return (await createLeadStore(open()).receive(aMessage(...message), follow)).lead;
  };
  const suspect = { scoreSpam: () => ({ score: 100, signals: ['links' as const] }) };
  const api = () => openApi(open());
  const change = (lead: Lead, body: object, ask = api().ask) =>
    ask(`/api/leads/${lead.id}/moves`, jsonRequest('POST', body, lead.version));
  const convert = (lead: Lead, body: object, ask = api().ask) =>
    ask(`/api/leads/${lead.id}/conversion`, jsonRequest('POST', body, lead.version));
  const listOf = async (query = '') =>
    (await (await api().ask(`/api/leads${query}`)).json()) as LeadPage;
  const clientsNow = async () => {
    const response = await api().ask('/api/crm/clients');
    return ((await response.json()) as { items: Client[] }).items;
  };
  const addClient = async (client: Client) => {
    const put = { do: 'put', in: 'clients', record: client, on: null };
    const response = await api().ask('/api/crm/changes', jsonRequest('POST', { changes: [put] }));
    expect(response.status).toBe(200);
  };

  describe('permissions', () => {
    const calls: [call: string, needs: Action[], path: string, init?: RequestInit][] = [
      ['list', ['leads'], '/api/leads'],
      ['read', ['leads'], '/api/leads/ID'],
      ['answer', ['leads'], '/api/leads/ID/moves', jsonRequest('POST', { move: 'answered' }, 1)],
      ['close', ['leads'], '/api/leads/ID/moves', jsonRequest('POST', { move: 'close' }, 1)],
      [
        'assign',
        ['leads', 'assign'],
        '/api/leads/ID/moves',
        jsonRequest('POST', { move: 'assign', memberId: ines }, 1),
      ],
      ['take', ['leads'], '/api/leads/ID/moves', jsonRequest('POST', { move: 'take' }, 1)],
      [
        'give back',
        ['leads'],
        '/api/leads/ID/moves',
        jsonRequest('POST', { move: 'give-back' }, 1),
      ],
      [
        'take back',
        ['leads', 'assign'],
        '/api/leads/ID/moves',
        jsonRequest('POST', { move: 'unassign' }, 1),
      ],
      ['write a note', ['leads'], '/api/leads/ID/notes', jsonRequest('POST', { text: 'Rappelée' })],
      ['look for clients', ['leads'], '/api/leads/ID/clients'],
      [
        'convert',
        ['leads', 'edit'],
        '/api/leads/ID/conversion',
        jsonRequest('POST', { client: {} }, 1),
      ],
      ['see the team', ['leads'], '/api/team'],
      [
        'say who is there',
        ['assign'],
        `/api/team/${mateo}`,
        jsonRequest('PATCH', { status: 'available' }),
      ],
      ['see mails', ['leads'], '/api/outbox'],
      ['see webhooks', ['leads', 'integrations'], '/api/outbox?topic=webhook'],
      ['send again', ['leads'], `/api/outbox/${nobody}/replay`, { method: 'POST' }],
    ];
    const cells = calls.flatMap((call) =>
      roles.map((role): [Role, ...typeof call] => [role, ...call]),
    );

    it.each(cells)('%s: %s', async (role, _call, needs, path, init) => {
      const { id } = await receive();
      const { ask, reported } = openApi(open(), { role });
      const { status } = await ask(path.replace('ID', id), init);
      expect(status === 403).toBe(!needs.every((each) => may(role, each)));
      expect(status).toBeLessThan(500);
      expect(reported).toEqual([]);
    });

    it.each(calls)('rejects a signed-out caller: %s', async (_call, _needs, path, init) => {
      const { id } = await receive();
      const { ask } = openApi(open(), { role: null });
      expect((await ask(path.replace('ID', id), init)).status).toBe(401);
    });
  });

  it('lists newest first, page by page, with a count for each state', async () => {
    for (let at = 0; at < 5; at += 1) await receive(); // oxlint-disable-line no-await-in-loop
    await receive({}, suspect);
    const first = await listOf('?limit=4&status=new');
    const rest = await listOf(
      `?limit=4&status=new&after=${encodeURIComponent(first.next ?? 'missing')}`,
    );
    const seen = [...first.items, ...rest.items].map(({ createdAt }) => createdAt);
    expect(seen).toHaveLength(5);
    expect(seen).toEqual(seen.toSorted().toReversed());
    expect(rest.next).toBeUndefined();
    expect(first.counts).toEqual({ new: 5, assigned: 0, quarantined: 1, converted: 0, closed: 0 });
  });

  it('filters by state, assignee and words', async () => {
    await addTeam(open());
    const hers = await receive();
    const held = await receive({}, suspect);
    const found = await receive({ name: 'Éloïse Gagné', service: '' });
    const ids = async (query: string) => (await listOf(query)).items.map(({ id }) => id);
    expect(await ids(`?assignedTo=${ines}`)).toEqual([hers.id]);
    expect(await ids('?status=quarantined')).toEqual([held.id]);
    expect(await ids('?status=quarantined&status=assigned')).toEqual([held.id, hers.id]);
    expect(await ids('?search=gagne')).toEqual([found.id]);
  });

  it('shows a lead with its tool result, its emails and the sender’s other leads', async () => {
    const attachments = [
      { tool: 'ila' as const, version: '1', inputs: { nom: 'Élan' }, result: { score: 62 } },
    ];
    const earlier = await receive({ email: 'ana@exemple.example' });
    const lead = await receive({ email: 'ana@exemple.example', attachments });
    const mailFor = (to: string, dedupeKey: string | null) => ({
      topic: 'mail' as const,
      dedupeKey,
      about: lead.email,
      payload: {
        template: 'staff-grave-change' as const,
        to,
        language: 'fr' as const,
        values: {
          name: 'Ana',
          change: 'password' as const,
          undo: 'account' as const,
          by: 'Ana',
          at: lead.createdAt,
        },
      },
    });
    const mails = [
      mailFor('confirmed@exemple.example', `lead-confirmation ${lead.id}`),
      mailFor('team@exemple.example', `lead-notice ${lead.id} 1`),
      mailFor('earlier@exemple.example', `lead-confirmation ${earlier.id}`),
      mailFor('earlier@exemple.example', `lead-notice ${earlier.id} 1`),
      mailFor('account@exemple.example', null),
    ];
    await open().tx((t) => enqueue(t, new Date(), ...mails));
    const response = await api().ask(`/api/leads/${lead.id}`);
    expect(response.headers.get('etag')).toBe('"1"');
    const file = (await response.json()) as LeadFile;
    expect(file).toMatchObject({
      lead: { id: lead.id, message: 'Bonjour', attachments },
      others: [{ id: earlier.id }],
      mails: [
        { topic: 'mail', state: 'waiting' },
        { topic: 'mail', state: 'waiting' },
      ],
    });
    // Emails about the person's earlier lead are not included.
    expect(new Set(file.mails.map(({ to }) => to))).toEqual(
      new Set(['confirmed@exemple.example', 'team@exemple.example']),
    );
  });

  it('releases a quarantined lead, and emails sender and team without a webhook', async () => {
    const lead = await receive({ email: 'held@exemple.example' }, suspect);
    const released = await change(lead, { move: 'release' });
    expect(await released.json()).toMatchObject({ status: 'new', version: 2 });
    const sent = await open().db.select().from(outbox).where(eq(outbox.about, lead.email));
    const templates = sent.map(({ payload }) => (payload as { template?: string }).template);
    expect(new Set(templates)).toEqual(new Set(['lead-confirmation', 'lead-notice']));
    expect(JSON.stringify(sent)).toContain('https://iluma.example/fr/suivi?');
  });

  it('assigns a lead to a member, or to the one the rule finds', async () => {
    await addTeam(open());
    const lead = await receive({ service: '' });
    const given = await change(lead, { move: 'assign', memberId: mateo });
    expect(await given.json()).toMatchObject({ status: 'assigned', assignedTo: mateo });
    await api().ask(`/api/team/${ines}`, jsonRequest('PATCH', { status: 'offline' }));
    const other = await receive({ service: 'seo' });
    expect(other).toMatchObject({ status: 'new' });
    await api().ask(`/api/team/${ines}`, jsonRequest('PATCH', { status: 'available' }));
    const found = await change(other, { move: 'assign', memberId: null });
    expect(await found.json()).toMatchObject({ status: 'assigned', assignedTo: ines });
    await api().ask(`/api/team/${ines}`, jsonRequest('PATCH', { status: 'offline' }));
    const nobodyThere = await change(await receive(), { move: 'assign', memberId: null });
    expect(await nobodyThere.json()).toMatchObject({ status: 409, code: 'not-possible' });
    await api().ask(`/api/team/${ines}`, jsonRequest('PATCH', { status: 'available' }));
  });

  it('lets a member take an unassigned lead without an email, and rejects an unknown account', async () => {
    await addTeam(open());
    const { ask } = openApi(open(), { role: 'member', staffId: mateo });
    const lead = await receive({ email: 'taken@exemple.example', service: '' });
    const taken = await change(lead, { move: 'take' }, ask);
    expect(await taken.json()).toMatchObject({ status: 'assigned', assignedTo: mateo });
    const about = eq(outbox.about, 'taken@exemple.example');
    expect(await open().db.select().from(outbox).where(about)).toEqual([]);
    const again = await change({ ...lead, version: 2 }, { move: 'take' }, ask);
    expect(await again.json()).toMatchObject({ code: 'not-possible' });
    const stranger = await change(await receive({ service: '' }), { move: 'take' });
    expect(stranger.status).toBe(422);
  });

  it('lets members give back their own leads, but not a colleague’s', async () => {
    await addTeam(open());
    const { ask } = openApi(open(), { role: 'member', staffId: mateo });
    const lead = await receive({ service: '' });
    await change(lead, { move: 'take' }, ask);
    const back = await change({ ...lead, version: 2 }, { move: 'give-back' }, ask);
    expect(await back.json()).toMatchObject({ status: 'new', assignedTo: null });
    await change({ ...lead, version: 3 }, { move: 'assign', memberId: ines });
    const others = await change({ ...lead, version: 4 }, { move: 'give-back' }, ask);
    expect(await others.json()).toMatchObject({ code: 'not-possible' });
  });

  it('rejects an outdated change and returns the current version', async () => {
    await addTeam(open());
    const lead = await receive();
    await change(lead, { move: 'close' });
    const late = await change(lead, { move: 'assign', memberId: ines });
    expect(late.status).toBe(412);
    expect(await late.json()).toMatchObject({
      code: 'changed',
      current: { status: 'closed', version: 2 },
    });
  });

  it('stores notes with their author', async () => {
    const lead = await receive();
    const noted = await api().ask(
      `/api/leads/${lead.id}/notes`,
      jsonRequest('POST', { text: 'Rappelée' }),
    );
    expect(noted.status).toBe(201);
    expect(await noted.json()).toMatchObject({
      notes: [{ text: 'Rappelée', author: 'Inès Caron', at: '2026-01-15T12:00:00.000Z' }],
    });
  });

  describe('a conversion', () => {
    it('creates a client and a project from the lead, and logs each', async () => {
      const link = 'v=1&step=4&businessName=Elan&address=Laval&website=elan.example';
      const result = attachmentOf('ila', new URLSearchParams(link));
      const chat = [{ sender: 'user', content: 'Un rendez-vous ?', timestamp: 1 }];
      const lead = await receive({
        company: 'Boulangerie Élan',
        phone: '514 555-0101',
        campaign: { source: 'lettre' },
        attachments: [
          ...(result ? [result] : []),
          { tool: 'chat', version: '1', inputs: chat, result: null },
        ],
      });
      const score = prospectFacts(lead).score?.value;
      const done = await convert(lead, { client: { sector: 'boulangerie' }, project: 'Vitrine' });
      const converted = (await done.json()) as Lead;
      expect(converted).toMatchObject({ status: 'converted', version: 2 });
      const client = await (await api().ask(`/api/crm/clients/${converted.clientId}`)).json();
      expect(client).toMatchObject({
        name: 'Boulangerie Élan',
        sector: 'boulangerie',
        status: 'prospect',
        address: 'Laval',
        contact: { email: lead.email, phone: '514 555-0101', website: 'elan.example' },
        contacts: [{ name: lead.name, email: lead.email, language: 'fr' }],
        ilaScore: {
          current: score,
          history: [{ date: lead.createdAt, score, method: 'ila', version: result?.version }],
        },
        notes: [
          { text: 'Bonjour' },
          { text: expect.stringMatching(/lettre[\s\S]*français/i) as string },
          {
            author: expect.stringContaining('évaluation ILA') as string,
            text: expect.stringContaining(`${score} / 100`) as string,
          },
          { text: expect.stringContaining('Un rendez-vous ?') as string },
        ],
      });
      const path = `/api/crm/clients/${converted.clientId}/timeline?kinds=score,lead`;
      expect(await (await api().ask(path)).json()).toMatchObject({
        items: expect.arrayContaining([
          expect.objectContaining({ kind: 'score', score, method: 'ila' }) as object,
          expect.objectContaining({ kind: 'lead', id: lead.id, tools: ['ila', 'chat'] }) as object,
        ]) as object[],
      });
      const projects = await (await api().ask('/api/crm/projects')).json();
      expect(projects).toMatchObject({
        items: [{ name: 'Vitrine', clientId: converted.clientId, stage: 'discovery' }],
      });
      const journal = await (await api().ask('/api/crm/journal')).json();
      expect(journal).toMatchObject({
        items: [{ title: 'Demande convertie\u00a0: Boulangerie Élan', author: 'Inès Caron' }],
      });
      const log = await open().db.select().from(auditLog).where(eq(auditLog.actorId, 'u1'));
      expect(log.map(({ action }) => action).toSorted()).toEqual([
        'client.create',
        'entry.create',
        'lead.convert',
        'project.create',
      ]);
    });

    it('offers a possible duplicate, and creates another client only on request', async () => {
      await addClient(aClient({ id: 'c1', name: 'Boulangerie Élan inc.' }));
      const lead = await receive({ company: 'boulangerie elan' });
      const refused = await convert(lead, { client: {} });
      expect(await refused.json()).toMatchObject({
        code: 'duplicate',
        clients: [{ id: 'c1', version: 1, name: 'Boulangerie Élan inc.' }],
      });
      const offered = await (await api().ask(`/api/leads/${lead.id}/clients`)).json();
      expect(offered).toMatchObject({ items: [{ id: 'c1' }] });
      expect(await clientsNow()).toHaveLength(1);
      const made = await convert(lead, { client: {}, isAnother: true });
      expect(made.status).toBe(200);
      expect(await clientsNow()).toHaveLength(2);
    });

    it('is rejected a second time, without calling the new client a duplicate', async () => {
      const converted = (await (await convert(await receive(), { client: {} })).json()) as Lead;
      const again = await convert(converted, { client: {} });
      expect(again.status).toBe(409);
      expect(await again.json()).toMatchObject({
        code: 'not-possible',
        current: { status: 'converted' },
      });
    });

    it('adds to an existing client without overwriting its fields', async () => {
      const contact = { email: '', phone: '514 555-0199', website: 'https://elan.example' };
      await addClient(aClient({ id: 'c1', contact }));
      const lead = await receive({ phone: '438 555-0100' });
      const done = await convert(lead, { client: { id: 'c1', version: 1 } });
      expect(await done.json()).toMatchObject({ status: 'converted', clientId: 'c1' });
      expect(await clientsNow()).toMatchObject([
        {
          version: 2,
          contact: { ...contact, email: lead.email },
          contacts: [{ name: lead.name }],
          notes: [{ text: 'Bonjour' }, { author: lead.reference }],
        },
      ]);
    });

    it('changes nothing when the client has changed meanwhile', async () => {
      await addClient(aClient({ id: 'c1' }));
      await api().ask('/api/crm/clients/c1', jsonRequest('PATCH', { revenue: 5 }, 1));
      const lead = await receive();
      const late = await convert(lead, { client: { id: 'c1', version: 1 } });
      expect(late.status).toBe(409);
      expect(await late.json()).toMatchObject({
        code: 'conflict',
        conflict: { id: 'c1', current: { version: 2, revenue: 5 } },
      });
      expect((await listOf()).items).toMatchObject([{ status: 'new', version: 1 }]);
    });

    it('is one transaction: a failure at its end leaves nothing', async () => {
      const lead = await receive();
      const { db } = open();
      await db.execute(
        sql`alter table audit_log add constraint fails check (action <> 'lead.convert') not valid`,
      );
      try {
        expect((await convert(lead, { client: {}, project: 'Vitrine' })).status).toBe(500);
      } finally {
        await db.execute(sql`alter table audit_log drop constraint fails`);
      }
      expect(await clientsNow()).toEqual([]);
      expect((await listOf()).items).toMatchObject([{ status: 'new', version: 1 }]);
    });

    it('happens once under concurrent requests', async () => {
      const lead = await receive();
      const { ask } = api();
      const wanted = { client: {}, isAnother: true, project: 'Vitrine' };
      const all = await Promise.all(Array.from({ length: 5 }, () => convert(lead, wanted, ask)));
      const statuses = all.map(({ status }) => status);
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 412, 412, 412, 412]);
      expect(await clientsNow()).toHaveLength(1);
      for (const each of ['projects', 'journal'])
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect(await (await ask(`/api/crm/${each}`)).json()).toMatchObject({ total: 1 });
    });

    it.each([
      [{ client: { name: '' } }, 422],
      [{ client: { contact: { email: 'nowhere', phone: '', website: '' } } }, 422],
      [{ client: { id: 'c9', version: 1 } }, 409],
      [{}, 422],
    ])('is rejected for %j', async (body, status) => {
      const lead = await receive();
      expect((await convert(lead, body)).status).toBe(status);
      expect(await clientsNow()).toEqual([]);
    });
  });

  describe('a failed email', () => {
    async function deadMail(): Promise<string> {
      const lead = await receive({}, suspect);
      await change(lead, { move: 'release' });
      const later = new Date(Date.UTC(2027, 0, 1));
      const taken = await claimDue(open().db, { topic: 'mail', now: later, limit: 1 });
      const [message] = taken;
      if (!message) throw new Error('There is no mail');
      await settle(open().db, message, { state: 'dead', error: 'smtp-550' }, later);
      return message.id;
    }

    it('is listed with the reason, without its contents', async () => {
      const id = await deadMail();
      const list = (await (await api().ask('/api/outbox?state=dead')).json()) as object;
      expect(list).toMatchObject({ items: [{ id, state: 'dead', lastError: 'smtp-550' }] });
      expect(JSON.stringify(list)).not.toContain('suivi');
    });

    it('can be sent again, which is logged', async () => {
      const id = await deadMail();
      const again = await api().ask(`/api/outbox/${id}/replay`, { method: 'POST' });
      expect(again.status).toBe(204);
      const waiting = await api().ask('/api/outbox?state=waiting&limit=100');
      const { items } = (await waiting.json()) as { items: { id: string; attempts: number }[] };
      expect(items.find((each) => each.id === id)).toMatchObject({ attempts: 0 });
      const log = await open().db.select().from(auditLog).where(eq(auditLog.entityId, id));
      expect(log).toMatchObject([{ action: 'message.replay', actorName: 'Inès Caron' }]);
      expect((await api().ask(`/api/outbox/${id}/replay`, { method: 'POST' })).status).toBe(404);
    });
  });

  it.each([
    ['/api/leads?status=nothing', {}, 400, 'bad-query'],
    ['/api/leads?search=a&search=b', {}, 400, 'bad-query'],
    ['/api/leads?after=x', {}, 400, 'bad-query'],
    ['/api/leads?after=["2026-01-15T99:99:99Z","x"]', {}, 400, 'bad-query'],
    [`/api/leads?after=["2026-13-45T00:00:00.000Z","${nobody}"]`, {}, 400, 'bad-query'],
    ['/api/leads?search=%00', {}, 400, 'bad-query'],
    ['/api/outbox?after=[]', {}, 400, 'bad-query'],
    [`/api/leads/${nobody}`, {}, 404, 'not-found'],
    ['/api/leads/x', {}, 404, 'not-found'],
    [`/api/leads/${nobody}/moves`, jsonRequest('POST', { move: 'close' }, 1), 404, 'not-found'],
    [`/api/leads/${nobody}/moves`, jsonRequest('POST', { move: 'close' }), 428, 'version-needed'],
    [`/api/leads/${nobody}/moves`, jsonRequest('POST', { move: 'convert' }, 1), 422, 'invalid'],
    [
      `/api/leads/${nobody}/moves`,
      jsonRequest('POST', { move: 'assign', memberId: 'x' }, 1),
      422,
      'invalid',
    ],
    [`/api/leads/${nobody}/notes`, jsonRequest('POST', { text: 'a\0b' }), 422, 'invalid'],
    [`/api/leads/${nobody}/notes`, jsonRequest('POST', { text: 'a' }), 404, 'not-found'],
    ['/api/team/x', jsonRequest('PATCH', { status: 'busy' }), 404, 'not-found'],
    ['/api/leads', { method: 'POST' }, 405, 'method-not-allowed'],
  ] as const)('answers %s with a problem document', async (path, init, status, code) => {
    const { ask, reported } = api();
    const response = await ask(path, init);
    expect(await response.json()).toMatchObject({ status, code });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(reported).toEqual([]);
  });
});
