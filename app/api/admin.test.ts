import { hostname } from 'node:os';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '#app/data/audit-log/schema.server.ts';
import { recordBackup } from '#app/data/backups/backup-log.server.ts';
import { backups } from '#app/data/backups/schema.server.ts';
import { readChangeCounts } from '#app/data/crm/change-feed.server.ts';
import { mailEncryptionPurpose, encryptMail } from '#app/data/delivery/encrypted-mail.server.ts';
import { enqueue, claimDue, settle, type Settlement } from '#app/data/delivery/outbox.server.ts';
import { outbox } from '#app/data/delivery/schema.server.ts';
import { recordDelivery } from '#app/data/delivery/webhook-deliveries.server.ts';
import { webhookEndpoints } from '#app/data/delivery/webhooks-schema.server.ts';
import { newId } from '#app/data/engine/new-id.server.ts';
import { createLeadStore } from '#app/data/leads/lead-store.server.ts';
import { leads, people } from '#app/data/leads/schema.server.ts';
import { privacyRequests } from '#app/data/privacy/schema.server.ts';
import { createEncryption } from '#app/data/secrets/encryption.server.ts';
import { operator } from '#app/data/staff/accounts/change-account.server.ts';
import { staff } from '#app/data/staff/schema.server.ts';
import { createStaff } from '#app/data/staff/staff.server.ts';
import { may, mayActOn, type Action } from '#app/domain/crm/permissions.ts';
import { roles } from '#app/domain/crm/records/entities.ts';
import type { KeptMail, SecretMail } from '#app/domain/delivery/mail-request.ts';
import { createLiveEvents } from '#app/features/crm/session/live-events.ts';
import { aMessage } from '../../test/a-message.ts';
import { openApi, type TestedApi } from '../../test/crm-api.ts';
import { onEachDatabase } from '../../test/databases.ts';
import { good } from '../../test/staff.ts';

const encryption = createEncryption('a secret of tests', mailEncryptionPurpose);
const nobody = '0198c0de-0000-7000-8000-000000000000';
const noon = Date.UTC(2026, 0, 15, 12);
const ana = 'ana@example.com';

function json(method: string, body: unknown): RequestInit {
  return {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/** Every operation: address, request, permission, and status on an empty database. */
const operations: readonly (readonly [string, RequestInit, Action, number])[] = [
  [`/api/outbox/${nobody}/letter`, {}, 'leads', 404],
  ['/api/outbox/failures', {}, 'leads', 200],
  ['/api/outbox/send-now', { method: 'POST' }, 'leads', 200],
  ['/api/backups', {}, 'operations', 200],
  ['/api/webhooks', {}, 'integrations', 200],
  ['/api/webhooks', json('POST', {}), 'integrations', 422],
  [`/api/webhooks/${nobody}`, json('PATCH', { isDisabled: true }), 'integrations', 404],
  [`/api/webhooks/${nobody}`, { method: 'DELETE' }, 'integrations', 404],
  [`/api/webhooks/${nobody}/secret`, { method: 'POST' }, 'integrations', 404],
  [`/api/webhooks/${nobody}/ping`, { method: 'POST' }, 'integrations', 404],
  [`/api/webhooks/${nobody}/deliveries`, {}, 'integrations', 200],
  ['/api/privacy/lookup', json('POST', { email: ana }), 'privacy', 200],
  ['/api/privacy/export', json('POST', { email: ana }), 'privacy', 200],
  ['/api/privacy/erasure', json('POST', { email: ana }), 'privacy', 200],
  ['/api/privacy/requests', {}, 'privacy', 200],
  ['/api/privacy/requests', json('POST', { email: ana, kind: 'access' }), 'privacy', 201],
  [`/api/privacy/requests/${nobody}/answer`, json('POST', { outcome: 'done' }), 'privacy', 404],
  ['/api/staff', {}, 'manage-staff', 200],
  [`/api/staff/${nobody}`, json('PATCH', { role: 'member' }), 'manage-staff', 404],
  ['/api/roles', {}, 'manage-staff', 200],
  ['/api/roles/member', json('PATCH', { requiresSecondStep: false }), 'manage-staff', 204],
  [`/api/staff/${nobody}/sessions`, { method: 'DELETE' }, 'manage-staff', 404],
];

onEachDatabase('the administration API', (open) => {
  beforeEach(async () => {
    const { db } = open();
    for (const table of [auditLog, leads, people, outbox, privacyRequests, staff, webhookEndpoints])
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await db.delete(table);
  });

  const logged = async (action: string) =>
    open().db.select().from(auditLog).where(eq(auditLog.action, action));

  async function read<Answer>(asked: Promise<Response>, status = 200): Promise<Answer> {
    const response = await asked;
    expect(response.status).toBe(status);
    return (await response.json()) as Answer;
  }

  it.each(
    operations.map(([path, init, ...rest]) => [init.method ?? 'GET', path, init, ...rest] as const),
  )(
    'requires a session and the right permission: %s %s',
    async (_method, path, init, needs, status) => {
      for (const role of [...roles, null]) {
        const api = openApi(open(), { role });
        // oxlint-disable-next-line no-await-in-loop -- one role after the other
        const response = await api.ask(path, init);
        const expected = role === null ? 401 : may(role, needs) ? status : 403;
        expect([role, response.status]).toEqual([role, expected]);
        const isProblem = response.status >= 400;
        const type = response.headers.get('content-type') ?? '';
        expect(type.includes('problem+json')).toBe(isProblem);
        expect(api.reported).toEqual([]);
      }
    },
  );

  describe('webhooks', () => {
    interface Made {
      endpoint: { id: string };
      secret: string;
    }
    const wanted = { url: 'https://hooks.example/in', events: ['lead.created'] };
    const make = (api: TestedApi) =>
      read<Made>(api.ask('/api/webhooks', json('POST', wanted)), 201);
    const waiting = async () =>
      (await open().db.select().from(outbox).where(eq(outbox.topic, 'webhook'))).map(
        ({ payload }) => payload,
      );

    it('creates one with a secret that no list or log shows', async () => {
      const api = openApi(open());
      const { endpoint, secret } = await make(api);
      expect(secret).toMatch(/^whsec_/);
      const list = await read<object>(api.ask('/api/webhooks'));
      expect(list).toMatchObject({ items: [{ id: endpoint.id, ...wanted, disabledAt: null }] });
      expect(JSON.stringify([list, await logged('webhook.create')])).not.toContain(secret);
      expect(await logged('webhook.create')).toMatchObject([
        { actorName: 'Inès Caron', entityId: endpoint.id, before: null, after: wanted },
      ]);
    });

    it('changes, disables and removes one, logging each step', async () => {
      const api = openApi(open());
      const { endpoint, secret } = await make(api);
      const path = `/api/webhooks/${endpoint.id}`;
      const other = await read<Made>(api.ask(`${path}/secret`, { method: 'POST' }));
      expect(other.secret).not.toBe(secret);
      const stopped = await api.ask(path, json('PATCH', { isDisabled: true }));
      expect(await stopped.json()).toMatchObject({ disabledAt: new Date(noon).toISOString() });
      expect((await api.ask(`${path}/ping`, { method: 'POST' })).status).toBe(409);
      await api.ask(path, json('PATCH', { isDisabled: false, description: 'CRM' }));
      expect((await api.ask(`${path}/ping`, { method: 'POST' })).status).toBe(204);
      expect(await waiting()).toMatchObject([{ endpointId: endpoint.id, event: { type: 'ping' } }]);
      expect((await api.ask(path, { method: 'DELETE' })).status).toBe(204);
      expect(await read(api.ask('/api/webhooks'))).toEqual({ items: [] });
      const log = await open().db.select().from(auditLog);
      expect(log.map(({ action }) => action).toSorted()).toEqual([
        'webhook.change-secret',
        'webhook.create',
        'webhook.ping',
        'webhook.remove',
        'webhook.update',
        'webhook.update',
      ]);
    });

    it('lists delivery attempts page by page', async () => {
      const api = openApi(open());
      const { endpoint } = await make(api);
      for (const attempt of [1, 2, 3])
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await recordDelivery(open().db, {
          messageId: nobody,
          endpointId: endpoint.id,
          event: 'ping',
          attempt,
          status: 500,
          failure: 'webhook-500',
          duration: 12,
          at: new Date(noon + attempt),
        });
      const path = `/api/webhooks/${endpoint.id}/deliveries?limit=2`;
      const first = await read<{ items: object[]; next: string }>(api.ask(path));
      expect(first.items).toMatchObject([{ attempt: 3 }, { attempt: 2, failure: 'webhook-500' }]);
      const after = `${path}&after=${encodeURIComponent(first.next)}`;
      expect(await read(api.ask(after))).toMatchObject({ items: [{ attempt: 1 }] });
    });

    it.each([
      [{ url: 'ftp://hooks.example', events: ['lead.created'] }],
      [{ url: 'https://user:word@hooks.example', events: ['lead.created'] }],
      [{ url: 'https://hooks.example', events: [] }],
      [{ url: 'https://hooks.example', events: ['ping'] }],
      [{ url: 'https://hooks.example', events: ['lead.created'], secret: 'x' }],
    ])('rejects an invalid one: %j', async (body) => {
      const response = await openApi(open()).ask('/api/webhooks', json('POST', body));
      expect(response.status).toBe(422);
    });
  });

  describe('emails kept without a mail server', () => {
    async function settled(payload: KeptMail, settlement: Settlement): Promise<string> {
      const database = open();
      const { db } = database;
      await database.tx((t) =>
        enqueue(t, new Date(noon), { topic: 'mail', payload, dedupeKey: null, about: null }),
      );
      const [message] = await claimDue(db, { topic: 'mail', now: new Date(noon), limit: 1 });
      if (!message) throw new Error('There is no mail');
      await settle(db, message, settlement, new Date(noon));
      return message.id;
    }
    const common = { to: ana, language: 'fr' } as const;

    it.each([
      ['lead-confirmation', 'member', 200],
      ['booking-visitor', 'member', 403],
      ['booking-visitor', 'manager', 200],
      ['booking-member', 'member', 403],
      ['staff-grave-change', 'manager', 403],
      ['staff-grave-change', 'COO', 200],
      ['notifications', 'manager', 403],
    ] as const)('answers a request for %s by a %s with a %i', async (template, role, status) => {
      const payload = { ...common, template, values: {} } as unknown as KeptMail;
      const kept = await settled(payload, { state: 'kept', text: 'To: ana' });
      const response = await openApi(open(), { role }).ask(`/api/outbox/${kept}/letter`);
      expect(response.status).toBe(status);
    });

    it('shows their text, unless it holds an account link or was sent', async () => {
      const at = new Date(noon).toISOString();
      const plain = { ...common, template: 'staff-grave-change', values: { name: 'Ana', at } };
      const values = { name: 'Ana', url: 'https://iluma.example/r', expiresAt: at };
      const keptHere = { state: 'kept', text: 'To: ana\n\nBonjour' } as const;
      const kept = await settled(plain as KeptMail, keptHere);
      const sent = await settled(plain as KeptMail, { state: 'sent' });
      const secret = await settled(
        encryptMail(encryption, { ...common, template: 'staff-reset', values }),
        keptHere,
      );
      const mailText = (of: string) => openApi(open()).ask(`/api/outbox/${of}/letter`);
      expect(await read(mailText(kept))).toEqual({ text: keptHere.text });
      expect((await mailText(secret)).status).toBe(404);
      expect((await mailText(sent)).status).toBe(404);
      const list = openApi(open()).ask('/api/outbox?state=kept');
      const { items } = await read<{ items: { id: string }[] }>(list);
      expect(items.map(({ id }) => id).toSorted()).toEqual([kept, secret].toSorted());
      expect(items).toContainEqual(expect.objectContaining({ id: secret, what: null }));
    });
  });

  describe('operations', () => {
    it('lists failing emails with their cause, and sends them on request', async () => {
      const database = open();
      const { db } = database;
      const payload: KeptMail = {
        template: 'staff-grave-change',
        to: ana,
        language: 'fr',
        values: { name: 'Ana', at: new Date(noon).toISOString() },
      } as KeptMail;
      const message = { topic: 'mail', payload, dedupeKey: null, about: null } as const;
      await database.tx((t) => enqueue(t, new Date(noon - 1000), message));
      const [claimed] = await claimDue(db, { topic: 'mail', now: new Date(noon), limit: 1 });
      if (!claimed) throw new Error('There is no mail');
      const until = new Date(noon + 3_600_000);
      const outcome = { state: 'waiting', error: 'smtp-econnection', until } as const;
      await settle(db, claimed, outcome, new Date(noon));

      const api = openApi(open(), { role: 'manager' });
      const since = new Date(noon - 1000).toISOString();
      expect(await read(api.ask('/api/outbox/failures'))).toEqual({
        sendsMail: true,
        waiting: [{ code: 'smtp-econnection', count: 1, since }],
        givenUp: [],
      });
      const sendNow = () => read(api.ask('/api/outbox/send-now', { method: 'POST' }));
      expect(await sendNow()).toEqual({ count: 1 });
      expect(await claimDue(db, { topic: 'mail', now: new Date(noon), limit: 1 })).toHaveLength(1);
      expect(await sendNow()).toEqual({ count: 0 });
      expect(await logged('message.send-now')).toMatchObject([
        { actorName: 'Inès Caron', after: { count: 1 } },
      ]);
    });

    it('reports the last good backup, and why the next one failed', async () => {
      const { db } = open();
      await db.delete(backups);
      const ask = () => read(openApi(open()).ask('/api/backups'));
      const scheduled = { everyHours: 24, isLate: false };
      expect(await ask()).toEqual({ ...scheduled, last: null, lastGood: null });
      const at = new Date(noon - 3_600_000);
      const made = { file: 'iluma-scheduled.tar.gz', bytes: 4000, rows: 12 };
      await recordBackup(db, { startedAt: at, endedAt: at, ...made, failure: null });
      const none = { file: null, bytes: null, rows: null };
      const later = new Date(noon);
      await recordBackup(db, { startedAt: later, endedAt: later, ...none, failure: 'disk-full' });
      expect(await ask()).toEqual({
        ...scheduled,
        last: { at: later.toISOString(), failure: 'disk-full' },
        lastGood: { at: at.toISOString(), host: hostname(), ...made },
      });
    });
  });

  describe('privacy requests', () => {
    const receive = () =>
      createLeadStore(open()).receive(aMessage({ email: ana, name: 'Ana Roy' }), async () => {});
    const ask = (path: string, body: unknown) =>
      openApi(open()).ask(`/api/privacy/${path}`, json('POST', body));
    const register = async () =>
      (await read<{ items: object[] }>(openApi(open()).ask('/api/privacy/requests'))).items;
    const enter = async (kind: string) =>
      (await read<{ id: string }>(ask('requests', { email: ana, kind }), 201)).id;

    it('looks up what is stored without changing anything', async () => {
      await receive();
      const { items } = await read<{ items: { name: string }[] }>(ask('lookup', { email: ana }));
      expect(items.map(({ name }) => name)).toEqual([
        'messages',
        'audits',
        'crm',
        'outgoing',
        'notifications',
        'account',
        'settings',
        'requests',
        'history',
      ]);
      expect(items[0]).toMatchObject({ held: expect.any(Number), kept: 0 });
      expect(await open().db.select().from(leads)).toHaveLength(1);
      expect(await register()).toEqual([]);
    });

    it('exports the data and closes the request, once', async () => {
      await receive();
      const requestId = await enter('access');
      const exported = await ask('export', { email: 'ANA@example.com', requestId });
      expect(exported.headers.get('content-disposition')).toContain('attachment');
      expect(await exported.text()).toContain('Ana Roy');
      expect(await register()).toMatchObject([
        { id: requestId, outcome: 'done', answeredBy: 'Inès Caron', email: ana },
      ]);
      expect((await ask('export', { email: ana, requestId })).status).toBe(409);
    });

    it('keeps account links out of an export', async () => {
      const values = { name: 'Ana', url: 'https://iluma.example/r', expiresAt: '' };
      const mail: SecretMail = { template: 'staff-reset', to: ana, language: 'fr', values };
      const payload = encryptMail(encryption, mail);
      await open().tx((t) =>
        enqueue(t, new Date(noon), { topic: 'mail', payload, dedupeKey: null, about: ana }),
      );
      const exported = await (await ask('export', { email: ana })).text();
      expect(exported).toContain('"outgoing":[{');
      expect(exported).not.toContain(values.url);
      expect(exported).not.toContain(payload.sealed);
    });

    it('erases the data and records the request as done', async () => {
      await receive();
      const done = await read<{ items: object[] }>(ask('erasure', { email: ana }));
      expect(done.items).toContainEqual(expect.objectContaining({ name: 'messages', kept: 0 }));
      expect(await open().db.select().from(leads)).toEqual([]);
      expect(await register()).toMatchObject([{ kind: 'erasure', outcome: 'done' }]);
    });

    it('notifies open inboxes and agendas of an erasure, but not of a lookup', async () => {
      await receive();
      const heard: string[] = [];
      const reader = openApi(open(), { pollEvery: 10 });
      const events = createLiveEvents(reader.openEvents);
      const ready = Promise.withResolvers<void>();
      const stop = events.subscribe((event, counts) => {
        if (event === 'hello') ready.resolve();
        else heard.push(...Object.keys(counts));
      });
      await ready.promise;
      const before = await readChangeCounts(open().db);
      await ask('lookup', { email: ana });
      expect(await readChangeCounts(open().db)).toEqual(before);
      await ask('erasure', { email: ana });
      await expect.poll(() => heard).toContain('leads');
      expect(await readChangeCounts(open().db)).toMatchObject({
        leads: (before.leads ?? 0) + 1,
        bookings: (before.bookings ?? 0) + 1,
      });
      stop();
      reader.leave();
    });

    it('accepts one answer per request', async () => {
      const id = await enter('correction');
      const answer = () => ask(`requests/${id}/answer`, { outcome: 'refused' });
      expect((await answer()).status).toBe(204);
      expect((await answer()).status).toBe(409);
      expect(await register()).toMatchObject([{ kind: 'correction', outcome: 'refused' }]);
    });

    it('rejects a request that does not match the person or the operation', async () => {
      const requestId = await enter('access');
      const other = { email: 'somebody@example.com', requestId };
      expect((await ask('export', other)).status).toBe(409);
      expect((await ask('erasure', { email: ana, requestId })).status).toBe(409);
      expect((await ask('export', { email: ana, requestId: nobody })).status).toBe(404);
      expect((await ask('export', { email: 'nowhere' })).status).toBe(422);
      expect(await register()).toMatchObject([{ answeredAt: null }]);
    });
  });

  describe('staff', () => {
    it('lists a member’s sessions and ends them all', async () => {
      const { accounts, sessions } = createStaff(open(), 'a secret of tests', () => noon);
      const person = { email: 'lea@iluma.example', name: 'Léa', role: 'member' } as const;
      const added = await accounts.add(operator, person);
      if (!added.ok) throw new Error(added.problem);
      const pair = { email: person.email, password: added.oneTimePassword };
      const from = { address: '192.0.2.7', agent: 'Test' };
      const first = await sessions.signIn(pair, from);
      if (first.is !== 'started') throw new Error(first.is);
      await sessions.choosePassword(first.token, good);
      const api = openApi(open());
      const list = () => read<object>(api.ask('/api/staff'));
      expect(await list()).toMatchObject({
        items: [{ ...person, disabledAt: null, sessions: [from] }],
      });
      expect(JSON.stringify(await list())).not.toMatch(/password_?hash|token/i);
      const path = `/api/staff/${added.account.id}/sessions`;
      expect((await api.ask(path, { method: 'DELETE' })).status).toBe(204);
      expect(await list()).toMatchObject({ items: [{ ...person, sessions: [] }] });
      expect(await logged('staff.sign-out')).toMatchObject([
        { actorName: 'Inès Caron', entityId: added.account.id },
      ]);
    });

    it.each(roles.flatMap((role) => roles.map((other) => [role, other] as const)))(
      'lets a %s sign a %s out only if permitted, and says so in the list',
      async (role, other) => {
        const { accounts } = createStaff(open(), 'a secret of tests', () => noon);
        const person = { email: 'lea@iluma.example', name: 'Léa', role: other };
        const added = await accounts.add(operator, person);
        if (!added.ok) throw new Error(added.problem);
        const api = openApi(open(), { role });
        const path = `/api/staff/${added.account.id}/sessions`;
        const { status } = await api.ask(path, { method: 'DELETE' });
        expect(status).toBe(mayActOn(role, other) ? 204 : 403);
        const list = await (await api.ask('/api/staff')).json();
        const told = { items: [{ canSignOut: mayActOn(role, other) }] };
        expect(list).toMatchObject(may(role, 'manage-staff') ? told : { code: 'not-allowed' });
      },
    );
  });

  it('filters the audit log by time', async () => {
    for (const day of [1, 2, 3])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await open()
        .db.insert(auditLog)
        .values({
          id: newId(Date.UTC(2026, 0, day)),
          at: new Date(Date.UTC(2026, 0, day)),
          actorKind: 'site',
          actorName: 'Iluma',
          action: 'client.update',
          entity: 'client',
          entityId: `c${day}`,
        });
    const query = 'since=2026-01-02T00:00:00.000Z&until=2026-01-03T00:00:00.000Z';
    const found = await read(openApi(open()).ask(`/api/audit?${query}`));
    expect(found).toMatchObject({ items: [{ entityId: 'c2' }] });
    expect(found).toMatchObject({ items: { length: 1 } });
  });
});
