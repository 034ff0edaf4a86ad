import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Arrival, Lead } from '#app/domain/leads/lead.ts';
import { siteActor } from '#app/domain/staff/actor.ts';
import type { Member } from '#app/domain/team/team.ts';
import { onEachDatabase } from '../../test/databases.ts';
import type { Follow } from './lead-change.server.ts';
import { createLeadStore, type Sent } from './lead-store.server.ts';
import { auditLog } from './schema/audit.server.ts';
import { leads, people } from './schema/leads.server.ts';

const now = Date.UTC(2026, 0, 15, 12);
const members: Member[] = [
  { id: 'ines', status: 'available', services: ['seo'] },
  { id: 'mateo', status: 'available', services: ['google ads'] },
];
const clear = { score: 0, signals: [] };
const nothing: Follow = () => Promise.resolve();

let count = 0;

/** A message like no other, but for what is said. */
function message(over: Partial<Arrival> = {}, rest: Partial<Sent> = {}): Sent {
  count += 1;
  return {
    key: `key-${count}`,
    sender: `sender-${count}`,
    judge: () => clear,
    members,
    now: now + count,
    ...rest,
    arrival: {
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
  const store = () => createLeadStore(open());
  const receive = async (sent = message(), follow = nothing) =>
    (await store().receive(sent, follow)).lead;
  const changing = ({ id, version }: Lead) => ({
    id,
    version,
    actor: siteActor,
    at: new Date(now + 1_000_000),
  });

  it('are kept whole', async () => {
    const sent = message({ email: 'Ana.Kept@Exemple.Example' });
    const lead = await receive(sent);
    expect(lead).toMatchObject({ ...sent.arrival, status: 'assigned', assignedTo: 'ines' });
    const kept = await store().byReference(lead.reference);
    expect(kept).toEqual({ ...lead, email: 'ana.kept@exemple.example' });
    expect(await store().get(lead.id)).toEqual(kept);
    expect(await store().byReference('IL-0000-0000')).toBeNull();
  });

  it('of one key are one, sent twenty times at once, and get one answer', async () => {
    const sent = message();
    let followed = 0;
    const follow: Follow = (_t, told) => {
      if (told.includes('received')) followed += 1;
      return Promise.resolve();
    };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => store().receive({ ...sent }, follow)),
    );
    expect(new Set(answers.map(({ lead }) => lead.reference)).size).toBe(1);
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(followed).toBe(1);
    const rows = await open().db.select().from(leads).where(eq(leads.key, sent.key));
    expect(rows).toHaveLength(1);
  });

  it('of different keys are all kept, sent at once by one person, who is made once', async () => {
    const sent = message({ email: 'several@exemple.example' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => receive({ ...sent, key: `several-${index}` })),
    );
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(20);
    expect(new Set(answers.map(({ personId }) => personId)).size).toBe(1);
    expect(await store().ofPerson(answers[0]?.personId ?? '')).toHaveLength(20);
  });

  it('leave nothing when what follows from them fails', async () => {
    const sent = message({ email: 'failing@exemple.example' });
    const fail: Follow = () => Promise.reject(new Error('no room in the outbox'));
    await expect(receive(sent, fail)).rejects.toThrow('no room in the outbox');
    const { db } = open();
    expect(await db.select().from(leads).where(eq(leads.key, sent.key))).toEqual([]);
    const mailbox = eq(people.mailbox, 'failing@exemple.example');
    expect(await db.select().from(people).where(mailbox)).toEqual([]);
    expect(await receive(sent)).toMatchObject({ status: 'assigned' });
  });

  it('tell what follows from them', async () => {
    const events: string[] = [];
    const follow: Follow = async (_t, told, { assignedTo }) => {
      events.push(...told.map((event) => `${event} ${assignedTo ?? 'nobody'}`));
    };
    await receive(message(), follow);
    await receive(message({ service: 'podcasts' }), follow);
    await receive(message({}, { judge: () => ({ score: 100, signals: ['honeypot'] }) }), follow);
    expect(events).toEqual(['received ines', 'assigned ines', 'received nobody']);
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
  ])('of %s', async (_who, over, isSame) => {
    const first = { name: 'Joan Roy', email: 'joinedone@gmail.com', phone: '+1 514 555 0142' };
    const { personId } = await receive(message(first));
    const { email } = message().arrival;
    const second = await receive(message({ name: 'joan  ROY', email, ...over }));
    expect(personId).not.toBeNull();
    expect(second.personId === personId).toBe(isSame);
  });

  describe('that look like a machine’s', () => {
    const suspect = () =>
      message({}, { judge: () => ({ score: 100, signals: ['honeypot', 'links'] }) });

    it('are held back, kept whole and nobody’s, and can be let through', async () => {
      const lead = await receive(suspect());
      expect(lead).toMatchObject({ status: 'quarantined', assignedTo: null, personId: null });
      expect(lead.spam).toEqual({ score: 100, signals: ['honeypot', 'links'] });
      const events: string[] = [];
      const follow: Follow = async (_t, told) => {
        events.push(...told);
      };
      const released = await store().move(changing(lead), 'release', {}, follow);
      expect(events).toEqual(['received']);
      expect(released).toMatchObject({ outcome: 'changed', lead: { status: 'new', version: 2 } });
      expect(await store().get(lead.id)).toMatchObject({ personId: expect.any(String) });
    });

    it('are counted by sender within ten minutes', async () => {
      const counted: number[] = [];
      const judge = (recent: number) => {
        counted.push(recent);
        return clear;
      };
      const sent = (at: number) => message({}, { sender: 'an office', judge, now: at });
      await receive(sent(now));
      await receive(sent(now + 1));
      await receive(sent(now + 300_000));
      await receive(sent(now + 600_001));
      await receive(message({}, { sender: 'another', judge, now }));
      expect(counted).toEqual([0, 1, 2, 1, 0]);
    });
  });

  describe('in the hands of staff', () => {
    it('are assigned, with what follows and who did it', async () => {
      const lead = await receive(message({ service: 'podcasts' }));
      const told: (string | null)[] = [];
      const follow: Follow = async (_t, events, { assignedTo }) => {
        told.push(`${events.join()} ${assignedTo ?? ''}`);
      };
      const changed = await store().move(changing(lead), 'assign', { memberId: 'mateo' }, follow);
      expect(changed).toMatchObject({ lead: { status: 'assigned', assignedTo: 'mateo' } });
      expect(told).toEqual(['assigned mateo']);
      const log = await open().db.select().from(auditLog).where(eq(auditLog.entityId, lead.id));
      expect(log).toMatchObject([
        {
          action: 'lead.assign',
          actorName: siteActor.name,
          before: { status: 'new', assignedTo: null },
          after: { status: 'assigned', assignedTo: 'mateo' },
        },
      ]);
    });

    it('are assigned by the rule, by whom is there now (TEAM-06, TEAM-10)', async () => {
      const by = { actor: siteActor, at: new Date(now) };
      await store().setMemberStatus('mateo', 'offline', by);
      expect(await store().team(members)).toMatchObject([
        { id: 'ines', status: 'available' },
        { id: 'mateo', status: 'offline' },
      ]);
      const lead = await receive(message({ service: 'google ads' }));
      expect(lead).toMatchObject({ status: 'new', assignedTo: null });
      expect(await store().autoAssign(changing(lead), members)).toMatchObject({
        outcome: 'refused',
      });
      await store().setMemberStatus('mateo', 'available', by);
      expect(await store().autoAssign(changing(lead), members)).toMatchObject({
        outcome: 'changed',
        lead: { status: 'assigned', assignedTo: 'mateo' },
      });
    });

    it('change once on one version: the second is shown what the first did', async () => {
      const lead = await receive(message({ service: '' }));
      const [one, two] = await Promise.all([
        store().move(changing(lead), 'assign', { memberId: 'ines' }),
        store().move(changing(lead), 'close'),
      ]);
      const outcomes = [one, two].map(({ outcome }) => outcome).toSorted();
      expect(outcomes).toEqual(['changed', 'conflict']);
      expect(await store().get(lead.id)).toMatchObject({ version: 2 });
    });

    it('do not change where the rules have no way, or where there is no lead', async () => {
      const lead = await receive();
      expect(await store().move(changing(lead), 'release')).toMatchObject({ outcome: 'refused' });
      const nobody = { ...lead, id: '0196f0a0-1111-7000-8000-000000000001' };
      expect(await store().move(changing(nobody), 'close')).toEqual({ outcome: 'gone' });
    });

    it('stop their clock with the first answer', async () => {
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

    it('are written about, whoever else changes them meanwhile', async () => {
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

    it('become a client of the CRM', async () => {
      const lead = await receive();
      await store().move(changing(lead), 'convert', { clientId: 'client-1' });
      const [row] = await open().db.select().from(leads).where(eq(leads.id, lead.id));
      expect(row).toMatchObject({ status: 'converted', clientId: 'client-1', assignedTo: 'ines' });
    });
  });

  it.each([
    ['a name without its accents', 'eloise'],
    ['several words, in any order', 'gagne eloise'],
    ['the company', 'fromagerie du'],
    ['the address', 'ELOISE@searched.example'],
    ['the telephone', '5145550177'],
    ['what means something to the database', '100%_\\'],
  ])('are found by %s', async (_what, search) => {
    const name = 'Éloïse Gagné';
    const company = 'Fromagerie du 100%_\\ Port';
    const email = 'eloise@searched.example';
    const { id } = await receive(message({ name, company, email, phone: '514 555-0177' }));
    const found = await store().list({ search, limit: 10 });
    expect(found.map((lead) => lead.id)).toContain(id);
    expect(new Set(found.map((lead) => lead.name))).toEqual(new Set([name]));
  });

  it('are found by their reference', async () => {
    const { reference, id } = await receive();
    const found = await store().list({ search: reference.toLowerCase(), limit: 10 });
    expect(found.map((lead) => lead.id)).toEqual([id]);
  });

  it('are listed newest first, page by page, each once', async () => {
    const service = 'listed';
    const someone = [{ id: 'listing', status: 'available' as const, services: [service] }];
    const sent = Array.from({ length: 7 }, (_, index) =>
      // Three of them in the same millisecond.
      message({ service }, { members: someone, now: now + 50_000 + Math.min(index, 4) }),
    );
    for (const each of sent) await receive(each); // oxlint-disable-line no-await-in-loop
    const seen: string[] = [];
    let after: Lead | undefined;
    do {
      const page: Lead[] = await store().list({ assignedTo: 'listing', after, limit: 2 }); // oxlint-disable-line no-await-in-loop
      seen.push(...page.map(({ createdAt }) => createdAt));
      after = page.at(-1);
    } while (after);
    expect(seen).toHaveLength(7);
    expect(seen).toEqual(seen.toSorted().toReversed());
    const { assigned } = await store().counts();
    const all = await store().list({ status: ['assigned'], limit: 1000 });
    expect(all).toHaveLength(assigned);
  });
});
