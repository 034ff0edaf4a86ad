import { beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '#app/data/delivery/schema.server.ts';
import { createLeadStore } from '#app/data/leads/lead-store.server.ts';
import { leads } from '#app/data/leads/schema.server.ts';
import { staff } from '#app/data/staff/schema.server.ts';
import type { Agenda } from '#app/domain/bookings/agenda.ts';
import type { TimelinePage } from '#app/domain/crm/timeline/timeline.ts';
import type { LeadFile, LeadPage } from '#app/domain/leads/inbox.ts';
import type { Lead } from '#app/domain/leads/lead.ts';
import { aMessage } from '../../../test/a-message.ts';
import { openApi } from '../../../test/crm-api.ts';
import { onEachDatabase } from '../../../test/databases.ts';
import { jsonRequest } from '../../../test/json-request.ts';
import { aSchedule, addSchedules } from '../../../test/schedules.ts';
import { ines } from '../../../test/team.ts';

/** A Thursday, as on the tests' clock. */
const now = Date.parse('2026-01-15T12:00:00Z');

onEachDatabase('a meeting booked from a lead', (open) => {
  beforeEach(async () => {
    await open().db.delete(leads);
    await open().db.delete(outbox);
    await open().db.delete(staff);
    await addSchedules(open(), aSchedule({ week: 'mon-fri 9:00-12:00' }));
  });

  const api = () => openApi(open(), { role: 'CEO', staffId: ines });
  const read = async <Body>(path: string) => (await (await api().ask(path)).json()) as Body;
  const fileOf = (id: string) => read<LeadFile>(`/api/leads/${id}`);
  const inbox = () => read<LeadPage>('/api/leads');
  const agenda = () =>
    read<Agenda>('/api/agenda?from=2026-01-16&days=1&timeZone=America/Toronto&all=true');

  async function receive(): Promise<Lead> {
    const message = aMessage({}, { now, assignee: ines });
    const { lead } = await createLeadStore(open()).receive(message, () => Promise.resolve());
    return lead;
  }

  async function book({ id, email }: Lead, time = '09:00'): Promise<void> {
    const meeting = {
      key: `0198c0de-0000-7000-8000-0000000000${time.slice(0, 2)}`,
      kind: '15',
      member: ines,
      start: `2026-01-16T${time}:00-05:00`,
      channel: 'office',
      name: 'Ana Ruiz',
      email,
      phone: '',
      company: '',
      language: 'fr',
      timeZone: 'Europe/Lisbon',
      message: '',
      leadId: id,
      clientId: null,
    };
    const booked = await api().ask('/api/agenda/meetings', jsonRequest('POST', meeting));
    expect(booked.status).toBe(201);
  }

  async function convert(lead: Lead): Promise<string> {
    const { version } = (await fileOf(lead.id)).lead;
    const path = `/api/leads/${lead.id}/conversion`;
    const done = await api().ask(path, jsonRequest('POST', { client: {} }, version));
    return ((await done.json()) as Lead).clientId ?? '';
  }

  it('is the lead’s, which it answers, and makes no other lead', async () => {
    const lead = await receive();
    await book(lead);
    await book(lead, '10:00');
    const { items, open: needWork } = await inbox();
    expect(items).toMatchObject([{ id: lead.id, answeredBy: 'Inès Caron' }]);
    expect(needWork).toBe(1);
    const { meetings, others } = await fileOf(lead.id);
    expect(meetings).toHaveLength(2);
    expect(others).toEqual([]);
    expect((await agenda()).meetings.map(({ leadId }) => leadId)).toEqual([lead.id, lead.id]);
  });

  describe('once the lead is a client', () => {
    it('is the client’s next step, and no lead is left to treat', async () => {
      const lead = await receive();
      await book(lead);
      const clientId = await convert(lead);
      expect((await inbox()).open).toBe(0);
      expect((await agenda()).meetings).toMatchObject([{ clientId, leadId: lead.id }]);
      const timeline = `/api/crm/clients/${clientId}/timeline?kinds=lead,meeting`;
      const { items } = await read<TimelinePage>(timeline);
      expect(items.map(({ kind }) => kind)).toEqual(['meeting', 'lead']);
      expect(await read('/api/clients-without-next-step?limit=9')).toEqual({ items: [] });
      const [meeting] = (await agenda()).meetings;
      const cancelled = `/api/agenda/meetings/${meeting?.id}/cancellation`;
      expect((await api().ask(cancelled, jsonRequest('POST', {}))).status).toBe(204);
      expect(await read('/api/clients-without-next-step?limit=9')).toMatchObject({
        items: [{ id: clientId }],
      });
    });
  });
});
