import { afterAll, beforeEach, expect, it } from 'vitest';
import { company } from '#app/content/company/facts.ts';
import { emailOf } from '#app/content/mail/emails.ts';
import { outbox } from '#app/data/delivery/schema.server.ts';
import { createJobs } from '#app/data/engine/jobs.server.ts';
import { jobs as jobTable } from '#app/data/engine/schema.server.ts';
import { createChoiceStore } from '#app/data/notifications/choices.server.ts';
import { markRead } from '#app/data/notifications/notification-store.server.ts';
import { pushSubscriptions } from '#app/data/notifications/push-schema.server.ts';
import { createPushStore } from '#app/data/notifications/push-store.server.ts';
import { notifications } from '#app/data/notifications/schema.server.ts';
import { createEncryption } from '#app/data/secrets/encryption.server.ts';
import { operator } from '#app/data/staff/accounts/change-account.server.ts';
import { changeAccount } from '#app/data/staff/accounts/change-account.server.ts';
import { staff, staffSessions } from '#app/data/staff/schema.server.ts';
import { createStaffSessions } from '#app/data/staff/staff-sessions.server.ts';
import { usualChoices } from '#app/domain/notifications/kinds.ts';
import { pushRules, type PushNote } from '#app/domain/notifications/push.ts';
import { operatorActor } from '#app/domain/staff/actor.ts';
import { createPushSender } from '#app/services/push/push.ts';
import { createWebhooks } from '#app/services/webhooks/webhooks.ts';
import { aClient } from '../../../test/contracts/crm-samples.ts';
import { emptyCrm, openCrm } from '../../../test/crm.ts';
import { onEachDatabase } from '../../../test/databases.ts';
import { openPushService, vapid, type PushedBrowser } from '../../../test/push-service.ts';
import { addTeam, ines, mateo } from '../../../test/team.ts';
import { createOutboxDelivery, openMailDelivery } from '../delivery/outbox-delivery.server.ts';
import { createPrivacyService } from '../privacy/privacy-service.server.ts';
import { notificationJobs } from './notification-jobs.server.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const noon = Date.UTC(2026, 0, 15, 17);
const here = '0198c0de-0000-7000-8000-0000000000b1';
const elsewhere = '0198c0de-0000-7000-8000-0000000000b2';
const encryption = createEncryption('a secret of tests', 'push');
const service = await openPushService();
afterAll(() => service.close());

onEachDatabase('pushing notifications', (open) => {
  let clock = noon;
  const now = () => clock;
  const report = (error: unknown) => {
    throw error;
  };
  const browsers = () => createPushStore(open(), encryption, now);
  const subscribe = async (name: string, staffId = ines, sessionId = here) => {
    const browser = service.newBrowser(name);
    await browsers().add({ staffId, sessionId }, browser.subscription);
    return browser;
  };
  const kept = async (staffId = ines) =>
    (await browsers().of({ staffId, sessionId: here })).browsers;
  const give = (id: string, email?: string) =>
    openCrm(open(), { now, id: mateo, name: 'Mateo Rivas' }).store.apply([
      {
        do: 'put',
        in: 'clients',
        record: aClient({
          id,
          name: `Clinique ${id}`,
          ...(email && { contact: { email, phone: '', website: '' } }),
        }),
        on: null,
      },
    ]);
  const run = async () => {
    clock += minute;
    const push = { publicKey: vapid.publicKey, browsers: browsers() };
    const worker = createOutboxDelivery({
      database: open(),
      webhookEncryption: encryption,
      mailEncryption: encryption,
      mailDelivery: openMailDelivery(
        { smtpUrl: null, from: null },
        { sender: { name: company.name, address: company.email } },
      ),
      webhooks: createWebhooks({ allowed: [] }),
      push: { ...push, sender: createPushSender({ ...vapid, allowed: ['127.0.0.1'] }) },
      emailOf,
      now,
      random: () => 0.5,
      report,
    });
    const origin = 'https://iluma.example';
    const jobs = notificationJobs({ database: open(), outbox: worker, push, origin });
    await createJobs({ database: open(), jobs, now, report }).runDue();
    await worker.drain();
  };
  /** The message sent to a browser. */
  const toldIn = (browser: PushedBrowser): PushNote[] =>
    service.received
      .filter(({ path }) => browser.subscription.endpoint.endsWith(path))
      .map(({ body }) => JSON.parse(browser.read(body)) as PushNote);

  beforeEach(async () => {
    clock = noon;
    service.reset();
    await emptyCrm(open());
    for (const table of [outbox, jobTable, staff])
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await open().db.delete(table);
    await addTeam(open());
  });

  it('notifies each browser of the reader once, without the name of the record', async () => {
    const [one, other] = [await subscribe('one'), await subscribe('other')];
    const mateos = await subscribe('mateo', mateo);
    await give('c1');
    await run();
    const note = {
      title: 'CRM d’Iluma',
      body: 'Un client vous est confié',
      lang: 'fr',
      address: '/fr/crm-complet?onglet=clients&fiche=c1',
    };
    expect(toldIn(one)).toMatchObject([note]);
    expect(toldIn(other)).toMatchObject([note]);
    expect(JSON.stringify(toldIn(one))).not.toContain('Clinique');
    expect(toldIn(mateos)).toEqual([]);
    await run();
    expect(service.received).toHaveLength(2);
  });

  it('combines several notifications into one, in the reader’s language', async () => {
    await open().db.update(staff).set({ language: 'es' });
    const browser = await subscribe('one');
    await give('c1');
    await give('c2');
    await run();
    const note = { body: '2 notificaciones nuevas', lang: 'es', address: '/es/crm-complet' };
    expect(toldIn(browser)).toMatchObject([note]);
  });

  it('counts a bulk change as one notification', async () => {
    const browser = await subscribe('one');
    await openCrm(open(), { now, id: mateo, name: 'Mateo Rivas' }).store.apply(
      ['c1', 'c2', 'c3'].map((id) => ({
        do: 'put' as const,
        in: 'clients' as const,
        record: aClient({ id, name: id }),
        on: null,
      })),
      { id: crypto.randomUUID(), kind: 'import' },
    );
    await run();
    expect(toldIn(browser)).toMatchObject([{ body: '1 nouvelle notification' }]);
  });

  it('does not push what is read, unwanted or old', async () => {
    const browser = await subscribe('one');
    await give('c1');
    await markRead(open(), ines, { ids: null, at: new Date(clock) });
    await run();
    await createChoiceStore(open()).write(ines, {
      ...usualChoices,
      assigned: { mail: 'none', push: false },
    });
    await give('c2');
    await run();
    await createChoiceStore(open()).write(ines, usualChoices);
    clock += 61 * minute;
    await run();
    expect(toldIn(browser)).toEqual([]);
  });

  it.each([404, 410])('forgets a browser whose push service answers %i', async (code) => {
    await subscribe('one');
    service.answerWith((response) => response.writeHead(code).end());
    await give('c1');
    await run();
    expect(await kept()).toBe(0);
    expect(await open().db.select().from(outbox)).toMatchObject([{ lastError: 'push-gone' }]);
  });

  it('retries when the push service is unavailable', async () => {
    const browser = await subscribe('one');
    service.answerWith((response) => response.writeHead(503).end());
    await give('c1');
    await run();
    expect(await kept()).toBe(1);
    service.reset();
    await run();
    expect(toldIn(browser)).toHaveLength(1);
  });

  it('keeps ten browsers per account, dropping the one unseen for longest', async () => {
    const first = await subscribe('0');
    for (let at = 1; at <= pushRules.mostBrowsers; at += 1) {
      clock += 1;
      // oxlint-disable-next-line no-await-in-loop -- in this order
      await subscribe(String(at));
    }
    expect(await kept()).toBe(pushRules.mostBrowsers);
    const by = { staffId: ines, sessionId: here };
    expect(await browsers().see(by, first.subscription.endpoint)).toBe(false);
  });

  it('assigns a browser to the account that used it last', async () => {
    const { subscription } = await subscribe('one');
    await browsers().add({ staffId: mateo, sessionId: elsewhere }, subscription);
    expect(await kept()).toBe(0);
    expect(await browsers().of({ staffId: mateo, sessionId: elsewhere })).toEqual({
      browsers: 1,
      isHere: true,
    });
    await browsers().remove(ines, subscription.endpoint);
    expect(await kept(mateo)).toBe(1);
    await browsers().remove(mateo, subscription.endpoint);
    expect(await kept(mateo)).toBe(0);
  });

  it('stores no endpoint or key in plain text', async () => {
    const { subscription } = await subscribe('one');
    const [row] = await open().db.select().from(pushSubscriptions);
    for (const secret of [subscription.endpoint, ...Object.values(subscription.keys)])
      expect(JSON.stringify(row)).not.toContain(secret);
    const sealed = createPushStore(open(), createEncryption('another secret', 'push'), now);
    expect(await sealed.open(row?.id ?? '')).toBeNull();
  });

  it('ends one subscription on sign-out, and all of them on signing out everywhere', async () => {
    await open()
      .db.insert(staffSessions)
      .values([session(here), session(elsewhere)]);
    await subscribe('one');
    await subscribe('other', ines, elsewhere);
    const sessions = createStaffSessions(open(), now);
    const actor = { kind: 'staff', id: ines, name: 'Inès Caron' } as const;
    await sessions.end(ines, here, actor);
    expect(await kept()).toBe(1);
    await sessions.endAll(ines, null, actor);
    expect(await kept()).toBe(0);
  });

  it.each(['disable', 'reset', 'change-role', 'sign-out'] as const)(
    'ends subscriptions after %s by an administrator',
    async (kind) => {
      await subscribe('one');
      const values =
        kind === 'disable' ? { disabledAt: new Date(clock) } : { role: 'member' as const };
      await open().tx((t) => changeAccount(t, operator, kind, ines, values, new Date(clock)));
      expect(await kept()).toBe(0);
    },
  );

  it('forgets a browser in which the CRM was not opened for a month', async () => {
    const privacy = createPrivacyService({ database: open(), now });
    const { subscription } = await subscribe('one');
    await subscribe('other');
    clock += 29 * day;
    await browsers().see({ staffId: ines, sessionId: here }, subscription.endpoint);
    clock += 2 * day;
    await privacy.purge();
    expect(await kept()).toBe(1);
  });

  it('exports the browsers of an account, and deletes them with its erasure', async () => {
    const privacy = createPrivacyService({ database: open(), now });
    const email = 'ines.caron@iluma.example';
    await subscribe('one');
    const exported = await privacy.export(email, operatorActor);
    const at = new Date(noon);
    expect(exported.notifications).toEqual([{ createdAt: at, seenAt: at }]);
    await open().db.update(staff).set({ disabledAt: at });
    await privacy.erase(email, operatorActor);
    expect(await open().db.select().from(pushSubscriptions)).toEqual([]);
  });

  it('deletes the notifications and queued pushes about an erased person', async () => {
    const email = 'ana@exemple.example';
    await subscribe('one');
    await give('c2');
    await run();
    await open().db.delete(outbox);
    service.answerWith((response) => response.writeHead(503).end());
    await give('c1', email);
    await run();
    const queued = async () => (await open().db.select().from(outbox)).map(({ topic }) => topic);
    expect(await queued()).toContain('push');
    await createPrivacyService({ database: open(), now }).erase(email, operatorActor);
    const told = await open().db.select().from(notifications);
    expect(told.map(({ recordId }) => recordId)).toEqual(['c2']);
    expect(await queued()).not.toContain('push');
  });

  function session(id: string): typeof staffSessions.$inferInsert {
    const at = new Date(noon);
    return {
      id,
      staffId: ines,
      tokenHash: id,
      stage: 'open',
      createdAt: at,
      lastSeenAt: at,
      rotatedAt: at,
      isConfirmed: true,
      address: '192.0.2.1',
      agent: 'Test',
    };
  }
});
