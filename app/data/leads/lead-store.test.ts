import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '#app/data/audit-log/schema.server.ts';
import { setStatus } from '#app/data/staff/accounts/team.server.ts';
import { staff } from '#app/data/staff/schema.server.ts';
import type { LeadSubmission, Lead } from '#app/domain/leads/lead.ts';
import { siteActor } from '#app/domain/staff/actor.ts';
import { onEachDatabase } from '../../../test/databases.ts';
import { addTeam, anAccount, ines, mateo } from '../../../test/team.ts';
import type { LeadEventHandler } from './lead-change.server.ts';
import { createLeadStore } from './lead-store.server.ts';
import type { IncomingLead } from './receive-lead.server.ts';
import { leads, people } from './schema.server.ts';

const now = Date.UTC(2026, 0, 15, 12);
const clear = { score: 0, signals: [] };
const nothing: LeadEventHandler = () => Promise.resolve();

let count = 0;

/** A unique submission, except for the given fields. */
function message(
  over: Partial<LeadSubmission> = {},
  rest: Partial<IncomingLead> = {},
): IncomingLead {
  count += 1;
  return {
    key: `key-${count}`,
    sender: `sender-${count}`,
    scoreSpam: () => clear,
    now: now + count,
    ...rest,
    submission: {
      name: `Ana ${count}`,
      email: `ana${count}@exemple.example`,
      phone: '',
      company: 'Chez Ana',
      subject: 'seo',
      message: 'Bonjour',
      service: 'seo',
      language: 'fr',
      page: '/contact',
      attachments: [
        { tool: 'ila', version: '1', inputs: { a: 'é\\u0000"' }, result: { score: 3 } },
      ],
      campaign: { source: 'lettre' },
      notice: { version: '2026-01', wording: 'Pour vous répondre.' },
      ...over,
    },
  };
}

onEachDatabase('leads', (open) => {
  beforeAll(() => addTeam(open()));

  const store = () => createLeadStore(open());
  const receive = async (incoming = message(), onEvents = nothing) =>
    (await store().receive(incoming, onEvents)).lead;
  const changing = ({ id, version }: Lead) => ({
    id,
    version,
    actor: siteActor,
    at: new Date(now + 1_000_000),
  });

  it('a lead is stored with all its fields', async () => {
    const incoming = message({ email: 'Ana.Kept@Exemple.Example' });
    const lead = await receive(incoming);
    expect(lead).toMatchObject({ ...incoming.submission, status: 'assigned', assignedTo: ines });
    const kept = await store().byReference(lead.reference);
    expect(kept).toEqual({ ...lead, email: 'ana.kept@exemple.example' });
    expect(await store().get(lead.id)).toEqual(kept);
    expect(await store().byReference('IL-0000-0000')).toBeNull();
  });

  it('twenty concurrent submissions with one key create one lead, and get the same answer', async () => {
    const incoming = message();
    let followed = 0;
    const onEvents: LeadEventHandler = (_t, told) => {
      if (told.includes('received')) followed += 1;
      return Promise.resolve();
    };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => store().receive({ ...incoming }, onEvents)),
    );
    expect(new Set(answers.map(({ lead }) => lead.reference)).size).toBe(1);
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(followed).toBe(1);
    const rows = await open().db.select().from(leads).where(eq(leads.key, incoming.key));
    expect(rows).toHaveLength(1);
  });

  it('concurrent submissions with different keys are all stored, and linked to one person', async () => {
    const incoming = message({ email: 'several@exemple.example' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => receive({ ...incoming, key: `several-${index}` })),
    );
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(20);
    expect(new Set(answers.map(({ personId }) => personId)).size).toBe(1);
    expect(await store().ofPerson(answers[0]?.personId ?? '')).toHaveLength(20);
  });

  it('a lead is rolled back when its event handler fails', async () => {
    const incoming = message({ email: 'failing@exemple.example' });
    const fail: LeadEventHandler = () => Promise.reject(new Error('no room in the outbox'));
    await expect(receive(incoming, fail)).rejects.toThrow('no room in the outbox');
    const { db } = open();
    expect(await db.select().from(leads).where(eq(leads.key, incoming.key))).toEqual([]);
    const mailbox = eq(people.mailbox, 'failing@exemple.example');
    expect(await db.select().from(people).where(mailbox)).toEqual([]);
    expect(await receive(incoming)).toMatchObject({ status: 'assigned' });
  });

  it('a received lead emits its events', async () => {
    const events: string[] = [];
    const onEvents: LeadEventHandler = async (_t, told, { assignedTo }) => {
      events.push(...told.map((event) => `${event} ${assignedTo ?? 'nobody'}`));
    };
    await receive(message(), onEvents);
    await receive(message({ service: 'podcasts' }), onEvents);
    await receive(
      message({}, { scoreSpam: () => ({ score: 100, signals: ['honeypot'] }) }),
      onEvents,
    );
    expect(events).toEqual([`received ${ines}`, `assigned ${ines}`, 'received nobody']);
  });

  it.each([
    ['the same mailbox, written otherwise', { email: 'Joined.One+x@gmail.com' }, true],
    [
      'the same telephone and name',
      { email: 'other@exemple.example', phone: '514-555-0142' },
      true,
    ],
    ['the same telephone, another name', { name: 'Luc', phone: '5145550142' }, false],
    ['another mailbox', { email: 'someone@exemple.example' }, false],
  ])('a lead of %s is linked to the right person', async (_who, over, isSame) => {
    const first = { name: 'Joan Roy', email: 'joinedone@gmail.com', phone: '+1 514 555 0142' };
    const { personId } = await receive(message(first));
    const { email } = message().submission;
    const second = await receive(message({ name: 'joan  ROY', email, ...over }));
    expect(personId).not.toBeNull();
    expect(second.personId === personId).toBe(isSame);
  });

  describe('suspected spam', () => {
    const suspect = () =>
      message({}, { scoreSpam: () => ({ score: 100, signals: ['honeypot', 'links'] }) });

    it('is quarantined with all its fields and without a person, and can be released', async () => {
      const lead = await receive(suspect());
      expect(lead).toMatchObject({ status: 'quarantined', assignedTo: null, personId: null });
      expect(lead.spam).toEqual({ score: 100, signals: ['honeypot', 'links'] });
      const events: string[] = [];
      const onEvents: LeadEventHandler = async (_t, told) => {
        events.push(...told);
      };
      const released = await store().move(changing(lead), 'release', {}, onEvents);
      expect(events).toEqual(['received']);
      expect(released).toMatchObject({ outcome: 'changed', lead: { status: 'new', version: 2 } });
      expect(await store().get(lead.id)).toMatchObject({ personId: expect.any(String) });
    });

    it('is scored with the number of leads from the same sender within ten minutes', async () => {
      const counted: number[] = [];
      const scoreSpam = (recent: number) => {
        counted.push(recent);
        return clear;
      };
      const incoming = (at: number) => message({}, { sender: 'an office', scoreSpam, now: at });
      await receive(incoming(now));
      await receive(incoming(now + 1));
      await receive(incoming(now + 300_000));
      await receive(incoming(now + 600_001));
      await receive(message({}, { sender: 'another', scoreSpam, now }));
      expect(counted).toEqual([0, 1, 2, 1, 0]);
    });
  });

  describe('changes by staff', () => {
    it('an assignment emits its event and is audited', async () => {
      const lead = await receive(message({ service: 'podcasts' }));
      const told: (string | null)[] = [];
      const onEvents: LeadEventHandler = async (_t, events, { assignedTo }) => {
        told.push(`${events.join()} ${assignedTo ?? ''}`);
      };
      const changed = await store().move(changing(lead), 'assign', { memberId: mateo }, onEvents);
      expect(changed).toMatchObject({ lead: { status: 'assigned', assignedTo: mateo } });
      expect(told).toEqual([`assigned ${mateo}`]);
      const log = await open().db.select().from(auditLog).where(eq(auditLog.entityId, lead.id));
      expect(log).toMatchObject([
        {
          action: 'lead.assign',
          actorName: siteActor.name,
          before: { status: 'new', assignedTo: null },
          after: { status: 'assigned', assignedTo: mateo },
        },
      ]);
    });

    it('leads are auto-assigned to available members (TEAM-06, TEAM-10)', async () => {
      const by = { actor: siteActor, at: new Date(now) };
      await setStatus(open(), mateo, { status: 'offline', until: null }, by);
      const lead = await receive(message({ service: 'google ads' }));
      expect(lead).toMatchObject({ status: 'new', assignedTo: null });
      expect(await store().autoAssign(changing(lead))).toMatchObject({
        outcome: 'refused',
      });
      await setStatus(open(), mateo, { status: 'available', until: null }, by);
      expect(await store().autoAssign(changing(lead))).toMatchObject({
        outcome: 'changed',
        lead: { status: 'assigned', assignedTo: mateo },
      });
    });

    it('one of two concurrent changes of a version succeeds, and the other conflicts', async () => {
      const lead = await receive(message({ service: '' }));
      const [one, two] = await Promise.all([
        store().move(changing(lead), 'assign', { memberId: ines }),
        store().move(changing(lead), 'close'),
      ]);
      const outcomes = [one, two].map(({ outcome }) => outcome).toSorted();
      expect(outcomes).toEqual(['changed', 'conflict']);
      expect(await store().get(lead.id)).toMatchObject({ version: 2 });
    });

    it('changes that the rules forbid, and changes of unknown leads, have no effect', async () => {
      const lead = await receive();
      expect(await store().move(changing(lead), 'release')).toMatchObject({ outcome: 'refused' });
      const nobody = { ...lead, id: '0196f0a0-1111-7000-8000-000000000001' };
      expect(await store().move(changing(nobody), 'close')).toEqual({ outcome: 'gone' });
    });

    it('the first answer sets the answer time, and a second one is refused', async () => {
      const lead = await receive();
      const answered = await store().markAnswered(changing(lead));
      expect(answered).toMatchObject({
        outcome: 'changed',
        lead: { answeredAt: new Date(now + 1_000_000).toISOString() },
      });
      expect(await store().markAnswered(changing({ ...lead, version: 2 }))).toMatchObject({
        outcome: 'refused',
      });
    });

    it('a converted lead stays open until answered; answered leads no longer await an answer', async () => {
      const arrivals = { company: `Ouvert ${Date.now()}` };
      const [one, two, three] = [
        await receive(message(arrivals)),
        await receive(message(arrivals)),
        await receive(message(arrivals)),
      ];
      const those = async (which: { isOpen: true } | { awaitsAnswer: true }) => {
        const query = { ...which, order: 'due', search: arrivals.company, limit: 10 } as const;
        return (await store().list(query)).map(({ id }) => id);
      };
      const listed = () => those({ isOpen: true });
      const owed = () => those({ awaitsAnswer: true });
      await store().move(changing(one), 'convert', { clientId: 'c1' });
      await store().move(changing(two), 'close');
      expect(await listed()).toEqual([one.id, three.id]);
      expect((await store().counts()).open).toBeGreaterThanOrEqual(2);
      const answered = await store().markAnswered(changing({ ...one, version: 2 }));
      expect(answered).toMatchObject({ outcome: 'changed', lead: { status: 'converted' } });
      expect(await listed()).toEqual([three.id]);
      expect(await owed()).toEqual([three.id]);
      await store().markAnswered(changing(three));
      expect(await listed()).toEqual([three.id]);
      expect(await owed()).toEqual([]);
    });

    it('notes are added regardless of concurrent changes', async () => {
      const lead = await receive();
      const made = changing(lead);
      await Promise.all([
        store().move(changing(lead), 'close'),
        store().addNote(made, 'Rappelée'),
        store().addNote(made, 'Sans réponse'),
      ]);
      const kept = await store().get(lead.id);
      expect(kept?.notes.map(({ text }) => text).toSorted()).toEqual(['Rappelée', 'Sans réponse']);
      expect(kept?.notes[0]).toMatchObject({ author: siteActor.name, at: made.at.toISOString() });
      expect(kept?.version).toBeGreaterThanOrEqual(3);
    });

    it('a lead is converted into a client', async () => {
      const lead = await receive();
      await store().move(changing(lead), 'convert', { clientId: 'client-1' });
      const [row] = await open().db.select().from(leads).where(eq(leads.id, lead.id));
      expect(row).toMatchObject({ status: 'converted', clientId: 'client-1', assignedTo: ines });
    });
  });

  it.each([
    ['a name without its accents', 'eloise'],
    ['several words, in any order', 'gagne eloise'],
    ['the company', 'fromagerie du'],
    ['the address', 'ELOISE@searched.example'],
    ['the telephone', '5145550177'],
    ['what means something to the database', '100%_\\'],
  ])('leads are found by %s', async (_what, search) => {
    const name = 'Éloïse Gagné';
    const company = 'Fromagerie du 100%_\\ Port';
    const email = 'eloise@searched.example';
    const { id } = await receive(message({ name, company, email, phone: '514 555-0177' }));
    const found = await store().list({ search, limit: 10 });
    expect(found.map((lead) => lead.id)).toContain(id);
    expect(new Set(found.map((lead) => lead.name))).toEqual(new Set([name]));
  });

  it('a lead is found by its reference', async () => {
    const { reference, id } = await receive();
    const found = await store().list({ search: reference.toLowerCase(), limit: 10 });
    expect(found.map((lead) => lead.id)).toEqual([id]);
  });

  it('leads are listed newest first, each once across pages', async () => {
    const listing = '0198c0de-0000-7000-8000-0000000000a3';
    const service = 'listed';
    const someone = { id: listing, email: 'l@iluma.example', name: 'Liste', services: [service] };
    await open().db.insert(staff).values(anAccount(someone));
    const incoming = Array.from({ length: 7 }, (_, index) =>
      // Three of them in the same millisecond.
      message({ service }, { now: now + 50_000 + Math.min(index, 4) }),
    );
    for (const each of incoming) await receive(each); // oxlint-disable-line no-await-in-loop
    const seen: string[] = [];
    let after: Lead | undefined;
    do {
      const page: Lead[] = await store().list({ assignedTo: listing, after, limit: 2 }); // oxlint-disable-line no-await-in-loop
      seen.push(...page.map(({ createdAt }) => createdAt));
      after = page.at(-1);
    } while (after);
    expect(seen).toHaveLength(7);
    expect(seen).toEqual(seen.toSorted().toReversed());
    const { assigned } = (await store().counts()).counts;
    const all = await store().list({ status: ['assigned'], limit: 1000 });
    expect(all).toHaveLength(assigned);
  });
});
