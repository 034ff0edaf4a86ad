import { beforeEach, expect, it } from 'vitest';
import { createPrivacyService } from '#app/application/privacy/privacy-service.server.ts';
import { outbox } from '#app/data/delivery/schema.server.ts';
import { convertLead } from '#app/data/leads/lead-conversion.server.ts';
import { replyToLead } from '#app/data/leads/lead-replies.server.ts';
import { createLeadStore } from '#app/data/leads/lead-store.server.ts';
import { leads, people } from '#app/data/leads/schema.server.ts';
import { aMessage } from '../../../test/a-message.ts';
import { aClient } from '../../../test/contracts/crm-samples.ts';
import { emptyCrm, openCrm } from '../../../test/crm.ts';
import { onEachDatabase } from '../../../test/databases.ts';

const now = Date.UTC(2026, 0, 15, 12);
const actor = { kind: 'staff', id: 'u1', name: 'Inès Caron' } as const;

onEachDatabase('concurrent erasures', (open) => {
  beforeEach(async () => {
    await emptyCrm(open());
    // oxlint-disable-next-line no-await-in-loop -- one connection
    for (const table of [leads, people, outbox]) await open().db.delete(table);
  });

  const persons = Array.from({ length: 8 }, (_, at) => `ana${at}@roy.example`);
  const erase = (email: string) =>
    createPrivacyService({ database: open(), now: () => now }).erase(email, actor);

  it('also remove replies that are sent at the same time', async () => {
    const toAnswer = async (email: string) => {
      const { lead } = await createLeadStore(open()).receive(aMessage({ email }), async () => {});
      const change = { id: lead.id, version: lead.version, actor, at: new Date(now) };
      return () =>
        replyToLead(open(), change, {
          key: email,
          subject: 'Re',
          text: `Bonjour ${email}`,
          mailOf: () => ({
            topic: 'mail',
            about: email,
            payload: {
              template: 'lead-confirmation',
              to: email,
              language: 'fr',
              values: { name: '', reference: '', statusUrl: '', subject: '' },
            },
          }),
        });
    };
    const answers = await Promise.all(persons.map(toAnswer));
    await Promise.all(answers.flatMap((answer, at) => [answer(), erase(persons[at] ?? '')]));
    expect(await open().db.$count(leads)).toBe(0);
    expect(await open().db.select({ about: outbox.about }).from(outbox)).toEqual([]);
  });

  it('also remove names from clients that leads become at the same time', async () => {
    const user = { actor, may: () => true };
    const toConvert = async (email: string, at: number) => {
      const { lead } = await createLeadStore(open()).receive(
        aMessage({ email, name: `Ana Roy ${at}` }),
        async () => {},
      );
      const note = { id: 'n', at: lead.createdAt, author: actor.name, text: 'Ana Roy rappelle' };
      const contact = { email, phone: '', website: '' };
      const record = aClient({ id: `c${at}`, name: lead.name, contact, notes: [note] });
      const change = { id: lead.id, version: lead.version, actor, at: new Date(now) };
      const plan = {
        clientId: record.id,
        changes: [{ do: 'put', in: 'clients', record, on: null }] as const,
      };
      return () => convertLead(open(), change, plan, user);
    };
    const conversions = await Promise.all(persons.map(toConvert));
    await Promise.all(conversions.flatMap((convert, at) => [convert(), erase(persons[at] ?? '')]));
    const { items } = await openCrm(open()).store.list('clients', {});
    expect(JSON.stringify(items)).not.toContain('Ana');
  });

  it('reject no submission that is sent at the same time', async () => {
    const write = (email: string, at: number) =>
      createLeadStore(open()).receive(
        aMessage({ email, name: `Ana ${at}`, phone: `514 555-01${at + 10}` }),
        async () => {},
      );
    await Promise.all(persons.map(write));
    const writeOn = async (email: string, at: number) => {
      let kept = 0;
      for (let sent = 0; sent < 12; sent += 1) if ((await write(email, at)).isNew) kept += 1;
      return kept;
    };
    const erased = Promise.all(persons.map(erase));
    expect(await Promise.all(persons.map(writeOn))).toEqual(persons.map(() => 12));
    await erased;
  });

  it('do not overwrite concurrent changes to a client', async () => {
    const { store } = openCrm(open(), { now: () => now });
    const clients = persons.map((email, at) =>
      aClient({ id: `c${at}`, contact: { email, phone: '', website: '' } }),
    );
    await store.apply(clients.map((record) => ({ do: 'put', in: 'clients', record, on: null })));
    const changes = clients.map((client) => async () => {
      const record = { ...client, revenue: 5000 };
      const { ok } = await store.apply([{ do: 'put', in: 'clients', record, on: 1 }]);
      return ok;
    });
    const done = await Promise.all(
      changes.map((change, at) =>
        Promise.all([change(), erase(persons[at] ?? '')]).then(([ok]) => ok),
      ),
    );
    for (const [at, isChanged] of done.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const client = await store.get('clients', `c${at}`);
      expect(client?.contact.email).toBe('');
      expect(client?.revenue).toBe(isChanged ? 5000 : 1000);
    }
  });
});
