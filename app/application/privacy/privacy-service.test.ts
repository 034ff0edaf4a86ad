/* oxlint-disable no-await-in-loop -- one thing after the other, on one connection */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { company } from '#app/content/company/facts.ts';
import { letterOf } from '#app/content/mail/letters.ts';
import { createLeadStore, type Sent } from '#app/data/lead-store.server.ts';
import { newId } from '#app/data/new-id.server.ts';
import { enqueue } from '#app/data/outbox.server.ts';
import { holders, impersonal, listRequests } from '#app/data/privacy.server.ts';
import { auditLog } from '#app/data/schema/audit.server.ts';
import { bin, clients, journal, tasks } from '#app/data/schema/crm.server.ts';
import { leads, people } from '#app/data/schema/leads.server.ts';
import { outbox } from '#app/data/schema/outbox.server.ts';
import { privacyRequests } from '#app/data/schema/privacy.server.ts';
import { staff } from '#app/data/schema/staff.server.ts';
import { webhookEndpoints } from '#app/data/schema/webhooks.server.ts';
import { createSeal } from '#app/data/seal.server.ts';
import { addEndpoint } from '#app/data/webhooks.server.ts';
import { limitOf } from '#app/domain/privacy/retention.ts';
import { aClient, anEntry, aTask } from '../../test/contracts/crm-samples.ts';
import { emptyCrm, openCrm } from '../../test/crm.ts';
import { onEachDatabase } from '../../test/databases.ts';
import { createPrivacyDesk } from './privacy-desk.server.ts';
import { openPost } from './outbound.server.ts';

const now = Date.UTC(2026, 0, 15, 12);
const actor = { kind: 'staff', id: 'u1', name: 'Inès Caron' } as const;
const ana = 'ana.roy@gmail.com';

const directory = await mkdtemp(join(tmpdir(), 'iluma-privacy-'));
const words = { letterOf, sender: { name: company.name, address: company.email } };
const { mail, files } = openPost({ smtpUrl: null, from: null, directory }, words);
afterAll(() => rm(directory, { recursive: true, force: true }));

function message(key: string, name: string, email: string, phone = ''): Sent {
  return {
    key,
    sender: `sender ${key}`,
    judge: () => ({ score: 0, signals: [] }),
    members: [],
    now,
    arrival: {
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

onEachDatabase('the privacy desk', (open) => {
  const desk = () => createPrivacyDesk({ database: open(), files, now: () => now });

  beforeEach(async () => {
    const { db } = open();
    await emptyCrm(open());
    for (const table of [outbox, leads, people, privacyRequests, staff, webhookEndpoints])
      await db.delete(table);
  });

  /** Two messages of Ana from two spellings of her mailbox, one of somebody else, and what follows from them. */
  async function fill() {
    const store = createLeadStore(open());
    const seal = createSeal('a secret of thirty-two characters', 'webhooks');
    const endpoint = {
      url: 'https://hooks.example/',
      description: '',
      events: ['lead.erased'] as const,
    };
    await open().tx((t) => addEndpoint(t, seal, endpoint, new Date(now)));
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

    const crm = openCrm(open(), { now: () => now }).store;
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
      { in: 'tasks', record: aTask({ id: 't2', title: 'Écrire à ana.roy@gmail.com' }) },
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

  /** Everything in the database, as text, but for the register. */
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

  it('answers for every table there is', async () => {
    const { rows } = await open().db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    const covered = [...holders.flatMap(({ tables }) => tables), ...Object.keys(impersonal)];
    expect(new Set(covered).size).toBe(covered.length);
    expect(covered.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  });

  describe('an export', () => {
    it('has everything of a person, whichever way they wrote their address, and nothing of others', async () => {
      await fill();
      for (const email of ['Ana.Roy@gmail.com ', 'anaroy+devis@gmail.com']) {
        const found = await desk().export(email, actor);
        const parts = Object.fromEntries(Object.entries(found).map(([k, v]) => [k, v.length]));
        expect(parts).toMatchObject({ messages: 3, outgoing: 2, crm: 5 });
        expect(JSON.stringify(found)).not.toMatch(/Bob Lee|sender 1/);
      }
    });

    it('of nobody we know is empty, and entered as such', async () => {
      await fill();
      const found = await desk().export('nobody@exemple.example', actor);
      expect(Object.values(found).flat()).toEqual([]);
      expect(await listRequests(open().db, 1)).toMatchObject([{ outcome: 'nothing-found' }]);
    });

    it('of a member of staff has the account without what opens it', async () => {
      const secrets = { passwordHash: 'hash', totpSecret: 'sealed' };
      await open()
        .db.insert(staff)
        .values({
          id: newId(now),
          email: 'ines@iluma.example',
          name: 'Inès',
          role: 'manager',
          createdAt: new Date(now),
          ...secrets,
        });
      const { account } = await desk().export('Ines@iluma.example', actor);
      expect(account).toMatchObject([{ name: 'Inès', role: 'manager' }]);
      expect(JSON.stringify(account)).not.toMatch(/hash|sealed/);
    });
  });

  describe('an erasure', () => {
    it('leaves no trace of a person in any table, and everything of others', async () => {
      await fill();
      expect(await everything()).toMatch(/ana\.?roy/i);
      await desk().erase(ana, actor);
      const left = await everything();
      expect(left).not.toMatch(/ana\.?roy(?:\+devis)?@/i);
      expect(left).not.toContain('555-0199');
      // A business of that name is another one.
      expect(left.replaceAll('Ana Roy Conseil', '')).not.toContain('Ana Roy');
      expect(left).toContain('Bob Lee');
      expect(left).toContain('bob@exemple.example');
    });

    it('keeps the business as a client, without the person', async () => {
      await fill();
      await desk().erase(ana, actor);
      const crm = openCrm(open()).store;
      expect(await crm.get('clients', 'c1')).toMatchObject({
        name: 'Fleurs Roy',
        contact: { email: '', phone: '', website: 'https://roy.example' },
        notes: [{ text: '[…] préfère le matin' }],
        version: 2,
      });
      expect(await crm.get('clients', 'c2')).toMatchObject({ name: 'Ana Roy Conseil', version: 1 });
      expect(await crm.get('tasks', 't1')).toMatchObject({ title: 'Rappeler […]' });
      expect(await crm.get('tasks', 't2')).toMatchObject({ title: 'Écrire à […]' });
      expect(await crm.get('tasks', 't5')).toMatchObject({ title: 'Ana', version: 1 });
      expect(await crm.get('journal', 'j1')).toMatchObject({ content: '[…] est d’accord' });
      expect((await crm.list('tasks', { search: 'ana.roy' })).total).toBe(0);
      expect(await open().db.select().from(bin)).toEqual([]);
    });

    it('is told to systems that had been told of the messages, without a word about the person', async () => {
      await fill();
      await desk().erase(ana, actor);
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

    it('removes the mails that were written down', async () => {
      await fill();
      const [row] = await open().db.select().from(outbox);
      const { toHeaderText, toMailAddress } = await import('#app/domain/mail/address.ts');
      const to = toMailAddress(ana);
      if (!row || !to || !files) throw new Error('nothing to write down');
      const written = {
        id: row.id,
        to,
        language: 'fr',
        text: 'Ana',
        html: '',
        date: new Date(now),
      } as const;
      await mail.send({ ...written, subject: toHeaderText('x') });
      expect(await files.read(row.id)).toContain('Ana');
      await desk().erase(ana, actor);
      expect(await files.read(row.id)).toBeNull();
    });

    it('is entered with what it did, and can be done again', async () => {
      await fill();
      const id = await desk().receive('erasure', ana);
      await desk().erase(ana, actor, id);
      await desk().erase(ana, actor);
      const [again, first] = await listRequests(open().db, 2);
      const register = [again, first].toSorted((a) => (a?.id === id ? -1 : 1));
      expect(register[0]).toMatchObject({ id, outcome: 'done', answeredBy: 'Inès Caron' });
      expect(register[0]?.counts).toMatchObject({ messages: 3, outgoing: 2 });
      expect(register[1]).toMatchObject({ outcome: 'nothing-found' });
      const entries = await open().db.select().from(auditLog);
      expect(entries.filter(({ action }) => action === 'person.erasure')).toHaveLength(2);
    });

    it('keeps the account of somebody who works here, and says so', async () => {
      const account = { name: 'Inès', role: 'manager', passwordHash: '-' } as const;
      const times = { createdAt: new Date(now) };
      await open()
        .db.insert(staff)
        .values([
          { ...account, ...times, id: newId(now), email: 'ines@iluma.example' },
          {
            ...account,
            ...times,
            id: newId(now),
            email: 'left@iluma.example',
            disabledAt: new Date(now),
          },
        ]);
      expect((await desk().erase('ines@iluma.example', actor)).parts).toMatchObject({
        account: { removed: 0, kept: 1 },
      });
      expect((await desk().erase('left@iluma.example', actor)).parts).toMatchObject({
        account: { removed: 1, kept: 0 },
      });
      expect(await open().db.select().from(staff)).toMatchObject([{ email: 'ines@iluma.example' }]);
    });
  });

  describe('the register', () => {
    it('knows when an answer is due, and takes one answer', async () => {
      const id = await desk().receive('correction', ' Ana.Roy@Gmail.com');
      expect(await listRequests(open().db, 1)).toMatchObject([
        { email: ana, dueAt: new Date(now + 30 * 86_400_000), answeredAt: null },
      ]);
      expect(await desk().answer(id, 'refused', actor)).toBe(true);
      expect(await desk().answer(id, 'done', actor)).toBe(false);
      expect(await listRequests(open().db, 1)).toMatchObject([{ outcome: 'refused' }]);
    });
  });

  describe('what has been kept long enough', () => {
    const justOver = (rule: Parameters<typeof limitOf>[0]) =>
      new Date(limitOf(rule, new Date(now)).getTime() - 1);
    const justWithin = (rule: Parameters<typeof limitOf>[0]) => limitOf(rule, new Date(now));

    it('goes: messages of those who have not written since, and who they were', async () => {
      await fill();
      const { db } = open();
      await db.update(leads).set({ createdAt: justOver('messages') });
      await db.update(people).set({ lastSeenAt: justWithin('messages') });
      await desk().purge();
      expect(await db.select().from(leads)).toHaveLength(3);
      await db.update(people).set({ lastSeenAt: justOver('messages') });
      await desk().purge();
      expect(await db.select().from(leads)).toEqual([]);
      expect(await db.select().from(people)).toEqual([]);
    });

    it('goes: spam, what senders are counted by, and what was sent', async () => {
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
      await desk().purge();
      const left = await db.select().from(leads);
      expect(left).toHaveLength(2);
      expect(left.find(({ id }) => id === second?.id)?.sender).toBeNull();
      expect(left.find(({ id }) => id !== second?.id)?.sender).not.toBeNull();
      const kept = await db.select().from(outbox);
      expect(new Set(kept.map(({ id }) => id))).toEqual(new Set([mail2?.id, mail3?.id]));
    });

    it('stays otherwise', async () => {
      await fill();
      const before = await everything();
      await desk().purge();
      expect(await everything()).toBe(before);
      expect((await open().db.select().from(clients)).length).toBe(2);
      expect((await open().db.select().from(journal)).length).toBe(1);
      expect((await open().db.select().from(tasks)).length).toBe(4);
    });
  });
});
