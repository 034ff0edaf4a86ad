/* oxlint-disable no-await-in-loop -- one thing after the other, on one connection */
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { auditLog } from '#app/data/audit-log/schema.server.ts';
import { addAudit } from '#app/data/audit/audit-store.server.ts';
import { audits } from '#app/data/audit/schema.server.ts';
import { readChangeCounts } from '#app/data/crm/change-feed.server.ts';
import { bin, clients, journal, tasks } from '#app/data/crm/schema.server.ts';
import { enqueue } from '#app/data/delivery/outbox.server.ts';
import { outbox } from '#app/data/delivery/schema.server.ts';
import { webhookEndpoints } from '#app/data/delivery/webhooks-schema.server.ts';
import { addEndpoint, webhookEncryptionPurpose } from '#app/data/delivery/webhooks.server.ts';
import { newId } from '#app/data/engine/new-id.server.ts';
import { leadOf } from '#app/data/leads/lead-rows.server.ts';
import { createLeadStore } from '#app/data/leads/lead-store.server.ts';
import type { IncomingLead } from '#app/data/leads/receive-lead.server.ts';
import { ownTemplates, writeTemplate } from '#app/data/leads/reply-templates.server.ts';
import { leads, people, replyTemplates } from '#app/data/leads/schema.server.ts';
import { listRequests } from '#app/data/privacy/privacy-requests.server.ts';
import {
  personalDataSources,
  tablesWithoutPersonalData,
} from '#app/data/privacy/privacy.server.ts';
import { privacyRequests } from '#app/data/privacy/schema.server.ts';
import { savedViews } from '#app/data/saved-views/schema.server.ts';
import { createEncryption } from '#app/data/secrets/encryption.server.ts';
import { apiKeys } from '#app/data/staff/api-keys-schema.server.ts';
import { createApiKeyStore } from '#app/data/staff/api-keys.server.ts';
import { staff } from '#app/data/staff/schema.server.ts';
import { clientDraftOf, planConversion, type Conversion } from '#app/domain/leads/conversion.ts';
import type { Lead } from '#app/domain/leads/lead.ts';
import type { SpamSignal } from '#app/domain/leads/spam.ts';
import { tablesOf } from '#app/domain/privacy/inventory.ts';
import { limitOf, retention as retentionRules } from '#app/domain/privacy/retention.ts';
import { languages } from '#app/i18n/languages.ts';
import { aPlanning } from '../../../test/contracts/crm-planning.ts';
import { aClient, anEntry, aTask } from '../../../test/contracts/crm-samples.ts';
import { emptyCrm, openCrm } from '../../../test/crm.ts';
import { onEachDatabase } from '../../../test/databases.ts';
import { anAccount } from '../../../test/team.ts';
import { conversionNotes } from '../leads/conversion-notes.ts';
import { createPrivacyService } from './privacy-service.server.ts';

const now = Date.UTC(2026, 0, 15, 12);
const actor = { kind: 'staff', id: 'u1', name: 'Inès Caron' } as const;
const ana = 'ana.roy@gmail.com';

function message(key: string, name: string, email: string, phone = ''): IncomingLead {
  return {
    key,
    sender: `sender ${key}`,
    scoreSpam: () => ({ score: 0, signals: [] }),
    now,
    submission: {
      name,
      email,
      phone,
      company: '',
      subject: '',
      message: `Bonjour, ici ${name}`,
      service: '',
      language: 'fr',
      page: '/contact',
      attachments: [],
      campaign: null,
      notice: { version: '1', wording: '' },
    },
  };
}

onEachDatabase('the privacy service', (open) => {
  const service = () => createPrivacyService({ database: open(), now: () => now });

  beforeEach(async () => {
    const { db } = open();
    await emptyCrm(open());
    const tables = [outbox, leads, people, privacyRequests, staff, webhookEndpoints];
    for (const table of [...tables, apiKeys, audits, replyTemplates]) await db.delete(table);
  });

  /**
   * Two messages from Ana under two spellings of her mailbox, one from someone else, and everything that results from
   * them.
   */
  async function fill() {
    const store = createLeadStore(open());
    const encryption = createEncryption(
      'a secret of thirty-two characters',
      webhookEncryptionPurpose,
    );
    const endpoint = {
      url: 'https://hooks.example/',
      description: '',
      events: ['lead.erased'] as const,
    };
    await open().tx((t) => addEndpoint(t, encryption, endpoint, new Date(now)));
    const follow: Parameters<typeof store.receive>[1] = (t, _event, lead) =>
      enqueue(t, new Date(now), {
        topic: 'mail',
        dedupeKey: null,
        about: lead.email,
        payload: {
          template: 'lead-confirmation',
          to: lead.email,
          language: 'fr',
          values: { name: lead.name, reference: lead.reference, statusUrl: '', subject: '' },
        },
      });
    await store.receive(message('1', 'Ana Roy', 'Ana.Roy@gmail.com', '514 555-0199'), follow);
    await store.receive(message('2', 'Ana Roy', 'anaroy+devis@gmail.com'), follow);
    await store.receive(message('3', 'Bob Lee', 'bob@exemple.example'), follow);

    // Written after the messages arrived.
    const crm = openCrm(open(), { now: () => now + 60_000 }).store;
    const contact = {
      email: 'Ana.Roy@gmail.com',
      phone: '514 555-0199',
      website: 'https://roy.example',
    };
    const note = { id: 'n', at: '', author: 'Inès', text: 'Ana Roy préfère le matin' };
    const records = [
      { in: 'clients', record: aClient({ id: 'c1', name: 'Fleurs Roy', contact, notes: [note] }) },
      { in: 'clients', record: aClient({ id: 'c2', name: 'Ana Roy Conseil' }) },
      { in: 'tasks', record: aTask({ id: 't1', clientId: 'c1', title: 'Rappeler Ana Roy' }) },
      { in: 'tasks', record: aTask({ id: 't2', title: 'Écrire à Ana Roy, ana.roy@gmail.com' }) },
      { in: 'tasks', record: aTask({ id: 't3', title: 'Rappeler Bob Lee' }) },
      {
        in: 'journal',
        record: anEntry({
          id: 'j1',
          title: 'Appel',
          content: 'Ana Roy est d’accord',
          relatedTo: { type: 'client', id: 'c1' },
        }),
      },
    ].map((each) => ({ do: 'put', on: null, ...each }) as Parameters<typeof crm.apply>[0][number]);
    await crm.apply(records);
    await crm.apply([
      { do: 'put', in: 'tasks', on: null, record: aTask({ id: 't4', title: ana }) },
      { do: 'put', in: 'tasks', on: null, record: aTask({ id: 't5', title: 'Ana' }) },
    ]);
    await crm.apply([{ do: 'remove', in: 'tasks', id: 't4', on: 1 }]);
  }

  /** The whole database as text, except the register of privacy requests. */
  async function everything(): Promise<string> {
    const { db } = open();
    const { rows } = await db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    const texts = await Promise.all(
      rows
        .filter(({ name }) => name !== 'privacy_requests')
        .map(async ({ name }) => {
          const table = sql.identifier(name);
          const all = await db.execute(sql`select to_jsonb(${table})::text as row from ${table}`);
          return JSON.stringify(all.rows);
        }),
    );
    return texts.join('\n');
  }

  it('lists every table in the inventory of personal data, or as one without any', async () => {
    const { rows } = await open().db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    const covered = [
      ...personalDataSources.flatMap(({ name }) => tablesOf(name)),
      ...tablesOf(null),
      ...Object.keys(tablesWithoutPersonalData),
    ];
    expect(new Set(covered).size).toBe(covered.length);
    expect(covered.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  });

  describe('an export', () => {
    it('has everything of a person, under any spelling of their address, and nothing of others', async () => {
      await fill();
      for (const email of ['Ana.Roy@gmail.com ', 'anaroy+devis@gmail.com']) {
        const found = await service().export(email, actor);
        const parts = Object.fromEntries(Object.entries(found).map(([k, v]) => [k, v.length]));
        expect(parts).toMatchObject({ messages: 3, outgoing: 2, crm: 5 });
        expect(JSON.stringify(found)).not.toMatch(/Bob Lee|sender 1/);
      }
    });

    it('of an unknown person is empty, and recorded as such', async () => {
      await fill();
      const found = await service().export('nobody@exemple.example', actor);
      expect(Object.values(found).flat()).toEqual([]);
      expect(await listRequests(open().db, 1)).toMatchObject([{ outcome: 'nothing-found' }]);
    });

    it('of a staff member has the account without its secrets', async () => {
      const secrets = { passwordHash: 'hash', totpSecret: 'sealed' };
      await open()
        .db.insert(staff)
        .values(
          anAccount({ id: newId(now), email: 'ines@iluma.example', name: 'Inès', ...secrets }),
        );
      const { account } = await service().export('Ines@iluma.example', actor);
      expect(account).toMatchObject([{ name: 'Inès', role: 'manager' }]);
      expect(JSON.stringify(account)).not.toMatch(/hash|sealed/);
    });
  });

  describe('an erasure', () => {
    it('leaves no trace of a person in any table, and keeps everything of others', async () => {
      await fill();
      expect(await everything()).toMatch(/ana\.?roy/i);
      await service().erase(ana, actor);
      const left = await everything();
      expect(left).not.toMatch(/ana\.?roy(?:\+devis)?@/i);
      expect(left).not.toContain('555-0199');
      // Another business of that name.
      expect(left.replaceAll('Ana Roy Conseil', '')).not.toContain('Ana Roy');
      expect(left).toContain('Bob Lee');
      expect(left).toContain('bob@exemple.example');
    });

    it('removes saved views that search for the person, which an export includes', async () => {
      await fill();
      const staffId = newId(now);
      const { db } = open();
      await db
        .insert(staff)
        .values([anAccount({ id: staffId, email: 'ines@iluma.example', name: 'Inès' })]);
      const view = {
        staffId,
        section: 'clients',
        isShared: true,
        createdAt: new Date(now),
      } as const;
      const named = (name: string, query: string) => ({
        ...view,
        id: newId(now),
        name,
        nameKey: name,
        query,
      });
      await db
        .insert(savedViews)
        .values([
          named('Ana.Roy@gmail.com', 'statut=prospect'),
          named('Encoded', `q=${encodeURIComponent(ana)}`),
          named('Alias', new URLSearchParams({ q: 'anaroy+devis@gmail.com' }).toString()),
          named('Other', 'q=bob%40exemple.example'),
        ]);
      expect((await service().export(ana, actor))['account']).toHaveLength(3);
      await service().erase(ana, actor);
      const left = await db.select({ name: savedViews.name }).from(savedViews);
      expect(left).toEqual([{ name: 'Other' }]);
      expect(await readChangeCounts(db)).toMatchObject({ views: 1 });
    });

    it('keeps the business as a client, without the person', async () => {
      await fill();
      await service().erase(ana, actor);
      const crm = openCrm(open()).store;
      expect(await crm.get('clients', 'c1')).toMatchObject({
        name: 'Fleurs Roy',
        contact: { email: '', phone: '', website: 'https://roy.example' },
        notes: [{ text: '[…] préfère le matin' }],
        version: 2,
      });
      expect(await crm.get('clients', 'c2')).toMatchObject({ name: 'Ana Roy Conseil', version: 1 });
      expect(await crm.get('tasks', 't1')).toMatchObject({ title: 'Rappeler […]' });
      expect(await crm.get('tasks', 't2')).toMatchObject({ title: 'Écrire à […], […]' });
      expect(await crm.get('tasks', 't5')).toMatchObject({ title: 'Ana', version: 1 });
      expect(await crm.get('journal', 'j1')).toMatchObject({ content: '[…] est d’accord' });
      expect((await crm.list('tasks', { search: 'ana.roy' })).total).toBe(0);
      expect(await open().db.select().from(bin)).toEqual([]);
    });

    it('redacts copies made by conversions and a client named after the person, but no one else’s', async () => {
      const store = createLeadStore(open());
      const crm = openCrm(open(), { now: () => now }).store;
      const write = async (key: string, name: string, email: string, said: string) => {
        const incoming = message(key, name, email);
        const chat = [{ sender: 'user', content: `${said} par clavardage`, timestamp: 1 }];
        const attachment = { tool: 'chat', version: '1', inputs: chat, result: null } as const;
        const submission = { ...incoming.submission, message: said, attachments: [attachment] };
        // Received at different times.
        const at = now + Number(key) * 1000;
        await store.receive({ ...incoming, submission, now: at }, async () => {});
        const [row] = await open().db.select().from(leads).where(eq(leads.email, email));
        if (!row) throw new Error('the lead is there');
        return leadOf(row);
      };
      const planning = { ...aPlanning(), newId: () => newId(now) };
      const convert = async (lead: Lead, client: Conversion['client']) => {
        const told = conversionNotes(lead, 'fr');
        const plan = planConversion(lead, { client, project: null, told }, planning);
        await crm.restore(plan.changes);
        const { clientId } = plan;
        await open().db.update(leads).set({ clientId }).where(eq(leads.id, lead.id));
        return clientId;
      };
      const luc = await write('1', 'Luc Chat', 'luc@exemple.example', 'Mon secret rouge');
      const id = await convert(luc, { draft: clientDraftOf(luc, '') });
      const record = await crm.get('clients', id);
      if (!record) throw new Error('the client is there');
      const mia = await write('2', 'Mia Roux', 'mia@exemple.example', 'Mon secret bleu');
      await convert(mia, { record });
      await service().erase('luc@exemple.example', actor);
      const left = await everything();
      expect(left).not.toMatch(/luc[ .@]|secret rouge/i);
      expect(left).toMatch(/Mon secret bleu par clavardage/);
      expect(await crm.get('clients', id)).toMatchObject({ name: '[…]' });
      const found = await crm.search({ text: 'Luc Chat', limit: 5 });
      expect(found.flatMap(({ hits }) => hits)).toEqual([]);
      const later = await write('3', 'Ida Noé', 'ida@exemple.example', 'Mon secret vert');
      const kept = await convert(later, {
        draft: { ...clientDraftOf(later, ''), name: 'Café Noé' },
      });
      // Messages are purged before the records of clients.
      await open().db.delete(leads);
      await service().erase('ida@exemple.example', actor);
      expect(await everything()).not.toMatch(/secret vert|Ida Noé/i);
      expect(await crm.get('clients', kept)).toMatchObject({ name: 'Café Noé' });
    });

    it('redacts mentions in names and texts by staff, which an export includes', async () => {
      const { db } = open();
      const keys = createApiKeyStore(open(), () => now);
      const key = { scopes: [], expiresAt: null };
      await keys.create({ name: `Calendrier de ${ana}`, ...key }, actor);
      await keys.create({ name: 'Site de lou.ana.roy@gmail.com', ...key }, actor);
      const encryption = createEncryption(
        'a secret of thirty-two characters',
        webhookEncryptionPurpose,
      );
      const endpoint = { description: `Pour ${ana}`, events: ['lead.created'] as const };
      for (const url of ['https://hooks.example/', `https://hooks.example/${ana}`])
        await open().tx((t) => addEndpoint(t, encryption, { ...endpoint, url }, new Date(now)));
      const template = { id: 'merci', name: 'Merci', subject: '', text: `Écrivez à ${ana}.` };
      const by = { actor, at: new Date(now) };
      await writeTemplate(open(), { ...template, language: 'fr' }, { ...by, on: 0 });
      const { settings } = await service().export(ana, actor);
      expect(settings).toHaveLength(4);
      const erasure = await service().erase(ana, actor);
      expect(erasure).toMatchObject({ settings: { removed: 0, cleared: 3, kept: 1 } });
      expect(
        await writeTemplate(open(), { ...template, language: 'fr' }, { ...by, on: 1 }),
        'a form that was opened before the erasure',
      ).toBe(false);
      expect((await keys.list()).map(({ name }) => name).toSorted()).toEqual([
        'Calendrier de […]',
        'Site de lou.ana.roy@gmail.com',
      ]);
      const hooks = await db.select().from(webhookEndpoints);
      expect(hooks.map(({ description }) => description)).toEqual(['Pour […]', 'Pour […]']);
      expect(await ownTemplates(db)).toMatchObject([{ text: 'Écrivez à […].' }]);
    });

    it('finds audits and messages under another spelling of the address', async () => {
      const wish = {
        address: 'https://roy.example/',
        host: 'roy.example',
        site: 'roy.example',
        requester: 'visitor',
        language: 'fr',
        clientId: null,
        comparedTo: null,
      } as const;
      for (const email of ['an.aroy+ila@googlemail.com', 'joana.roy@gmail.com'])
        await addAudit(open().db, { ...wish, email }, null, new Date(now));
      const spam = message('1', 'Ana Roy', 'anaroy+devis@gmail.com');
      const scoreSpam = () => ({ score: 99, signals: ['links'] satisfies SpamSignal[] });
      await createLeadStore(open()).receive({ ...spam, scoreSpam }, async () => {});
      expect(await service().export(ana, actor)).toMatchObject({ audits: [{}], messages: [{}] });
      await service().erase(ana, actor);
      expect(await open().db.select({ email: audits.email }).from(audits)).toEqual([
        { email: 'joana.roy@gmail.com' },
      ]);
      expect(await open().db.select().from(leads)).toEqual([]);
    });

    it('ignores addresses that only contain the person’s', async () => {
      await fill();
      const others = ['lou.ana.roy@gmail.com', 'ana.roy@gmail.com.example', 'joana.roy@gmail.com'];
      const { store } = openCrm(open(), { now: () => now });
      const put = (id: string, title: string) =>
        store.apply([{ do: 'put', in: 'tasks', on: null, record: aTask({ id, title }) }]);
      for (const [at, email] of others.entries()) {
        await put(`kept${at}`, `Écrire à ${email}`);
        await put(`binned${at}`, `Appeler ${email}`);
        await store.apply([{ do: 'remove', in: 'tasks', id: `binned${at}`, on: 1 }]);
      }
      const staffId = newId(now);
      const { db } = open();
      await db
        .insert(staff)
        .values([anAccount({ id: staffId, email: 'ines@iluma.example', name: 'Inès' })]);
      await db.insert(savedViews).values(
        others.map((email) => ({
          id: newId(now),
          staffId,
          section: 'clients' as const,
          isShared: true,
          createdAt: new Date(now),
          name: 'Vue',
          nameKey: email,
          query: new URLSearchParams({ q: email }).toString(),
        })),
      );
      const ofOthers = async () => {
        const text = await everything();
        return others.map((email) => text.split(email).length);
      };
      const before = await ofOthers();
      expect(JSON.stringify(await service().export(ana, actor))).not.toMatch(
        /(?:lou.|jo)ana.roy|gmail.com.example/,
      );
      await service().erase(ana, actor);
      expect(await ofOthers()).toEqual(before);
    });

    it('is previewed with every exported row counted once: removed, cleared or kept', async () => {
      await fill();
      const { store } = openCrm(open(), { now: () => now + 60_000 });
      const silent = aTask({ id: 't6', clientId: 'c1', title: 'Relire le devis' });
      await store.apply([{ do: 'put', in: 'tasks', on: null, record: silent }]);
      await open()
        .db.insert(staff)
        .values([anAccount({ id: newId(now), email: ana, name: 'Ana' })]);
      const preview = await service().previewErasure(ana);
      for (const { held, removed, cleared, kept } of preview)
        expect(removed + cleared + kept).toBe(held);
      const held = Object.fromEntries(preview.map((part) => [part.name, part.held]));
      expect(preview.find(({ name }) => name === 'crm')).toMatchObject({ kept: 1 });
      const found = await service().export(ana, actor);
      for (const part of ['messages', 'outgoing', 'crm', 'account', 'history'])
        expect([part, held[part]]).toEqual([part, found[part]?.length]);
    });

    it('is published to webhook endpoints, without personal data', async () => {
      await fill();
      await service().erase(ana, actor);
      const rows = await open().db.select().from(outbox);
      const events = rows.flatMap(({ payload }) =>
        payload && 'event' in payload ? [payload.event] : [],
      );
      expect(events).toHaveLength(2);
      for (const { type, data } of events) {
        expect(type).toBe('lead.erased');
        expect(Object.keys(data)).toEqual(['id']);
      }
    });

    it('removes emails kept in the outbox, which an export includes', async () => {
      await fill();
      await open()
        .db.update(outbox)
        .set({ sentAt: new Date(now), mailText: 'Bonjour, Ana de Gaspé' });
      const { outgoing = [] } = await service().export(ana, actor);
      expect(outgoing).toMatchObject([{ letter: 'Bonjour, Ana de Gaspé' }, {}]);
      await open()
        .db.delete(outbox)
        .where(sql`${outbox.about} = 'bob@exemple.example'`);
      await service().erase(ana, actor);
      expect(await everything()).not.toContain('Gaspé');
    });

    it('is recorded with its counts, and can be repeated', async () => {
      await fill();
      const id = await service().receive('erasure', ana);
      await service().erase(ana, actor, id);
      await service().erase(ana, actor);
      const [again, first] = await listRequests(open().db, 2);
      const register = [again, first].toSorted((a) => (a?.id === id ? -1 : 1));
      expect(register[0]).toMatchObject({ id, outcome: 'done', answeredBy: 'Inès Caron' });
      expect(register[0]?.counts).toMatchObject({ messages: 3, outgoing: 2 });
      expect(register[1]).toMatchObject({ outcome: 'nothing-found' });
      const entries = await open().db.select().from(auditLog);
      expect(entries.filter(({ action }) => action === 'person.erasure')).toHaveLength(2);
    });

    it('keeps an enabled staff account, and reports it', async () => {
      await open()
        .db.insert(staff)
        .values([
          anAccount({ id: newId(now), email: 'ines@iluma.example', name: 'Inès' }),
          anAccount({
            id: newId(now),
            email: 'left@iluma.example',
            name: 'Parti',
            disabledAt: new Date(now),
          }),
        ]);
      expect(await service().erase('ines@iluma.example', actor)).toMatchObject({
        account: { removed: 0, kept: 1 },
      });
      expect(await service().erase('left@iluma.example', actor)).toMatchObject({
        account: { removed: 1, kept: 0 },
      });
      expect(await open().db.select().from(staff)).toMatchObject([{ email: 'ines@iluma.example' }]);
    });
  });

  describe('privacy requests', () => {
    it('have a due date, and accept one answer', async () => {
      const id = await service().receive('correction', ' Ana.Roy@Gmail.com');
      expect(await listRequests(open().db, 1)).toMatchObject([
        { email: ana, dueAt: new Date(now + 30 * 86_400_000), answeredAt: null },
      ]);
      expect(await service().answer(id, 'refused', actor)).toBe(true);
      expect(await service().answer(id, 'done', actor)).toBe(false);
      expect(await listRequests(open().db, 1)).toMatchObject([{ outcome: 'refused' }]);
    });
  });

  describe('the purge', () => {
    const justOver = (rule: Parameters<typeof limitOf>[0]) =>
      new Date(limitOf(rule, new Date(now)).getTime() - 1);
    const justWithin = (rule: Parameters<typeof limitOf>[0]) => limitOf(rule, new Date(now));

    it('deletes old leads and people, unless they have written since', async () => {
      await fill();
      const { db } = open();
      await db.update(leads).set({ createdAt: justOver('messages') });
      await db.update(people).set({ lastSeenAt: justWithin('messages') });
      await service().purge();
      expect(await db.select().from(leads)).toHaveLength(3);
      await db.update(people).set({ lastSeenAt: justOver('messages') });
      await service().purge();
      expect(await db.select().from(leads)).toEqual([]);
      expect(await db.select().from(people)).toEqual([]);
    });

    it('is logged with how many rows of each rule it deleted', async () => {
      await fill();
      const { db } = open();
      const entries = () =>
        db
          .select()
          .from(auditLog)
          .where(sql`${auditLog.action} = 'retention.purge'`);
      await service().purge();
      expect(await entries()).toEqual([]);
      await db.update(leads).set({ createdAt: justOver('messages') });
      await db.update(people).set({ lastSeenAt: justOver('messages') });
      await service().purge();
      await service().purge();
      expect(await entries()).toMatchObject([
        { actorKind: 'site', entity: 'retention', after: { messages: expect.any(Number) } },
      ]);
      for (const language of languages) {
        const { entities, verbs, fields } = contentOf(language).admin.audit;
        expect(entities).toHaveProperty('retention');
        expect(verbs).toHaveProperty('purge');
        expect(Object.keys(fields)).toEqual(expect.arrayContaining(Object.keys(retentionRules)));
      }
    });

    it('deletes spam, sender hashes and sent messages', async () => {
      await fill();
      const { db } = open();
      const [first, second] = await db.select().from(leads);
      const only = (id: string | undefined) => sql`${leads.id} = ${id}`;
      await db
        .update(leads)
        .set({ status: 'quarantined', createdAt: justOver('quarantine') })
        .where(only(first?.id));
      await db
        .update(leads)
        .set({ createdAt: justOver('senders') })
        .where(only(second?.id));
      const [mail1, mail2, mail3] = await db.select().from(outbox);
      const settled = (id: string | undefined, at: object) =>
        db
          .update(outbox)
          .set(at)
          .where(sql`${outbox.id} = ${id}`);
      await settled(mail1?.id, { sentAt: justOver('sent') });
      await settled(mail2?.id, { deadAt: justOver('sent') });
      await settled(mail3?.id, { sentAt: justWithin('sent') });
      await service().purge();
      const left = await db.select().from(leads);
      expect(left).toHaveLength(2);
      expect(left.find(({ id }) => id === second?.id)?.sender).toBeNull();
      expect(left.find(({ id }) => id !== second?.id)?.sender).not.toBeNull();
      const kept = await db.select().from(outbox);
      expect(new Set(kept.map(({ id }) => id))).toEqual(new Set([mail2?.id, mail3?.id]));
    });

    it('deletes floods after 7 days, and other spam after 90', async () => {
      await fill();
      const { db } = open();
      const [first, second, third] = await db.select().from(leads);
      const quarantine = (lead: typeof first, createdAt: Date, spamSignals: SpamSignal[]) =>
        db
          .update(leads)
          .set({ status: 'quarantined', createdAt, spamSignals })
          .where(sql`${leads.id} = ${lead?.id}`);
      await quarantine(first, justOver('flood'), ['no-token', 'flood-from-address']);
      await quarantine(second, justWithin('flood'), ['flood-from-address']);
      await quarantine(third, justWithin('quarantine'), ['honeypot']);
      const leftAfterPurge = async () => {
        await service().purge();
        const left = await db.select({ id: leads.id }).from(leads);
        return new Set(left.map(({ id }) => id));
      };
      expect(await leftAfterPurge()).toEqual(new Set([second?.id, third?.id]));
      await quarantine(third, justOver('quarantine'), ['honeypot']);
      expect(await leftAfterPurge()).toEqual(new Set([second?.id]));
    });

    it('keeps everything else', async () => {
      await fill();
      const before = await everything();
      await service().purge();
      expect(await everything()).toBe(before);
      expect((await open().db.select().from(clients)).length).toBe(2);
      expect((await open().db.select().from(journal)).length).toBe(1);
      expect((await open().db.select().from(tasks)).length).toBe(4);
    });
  });
});
