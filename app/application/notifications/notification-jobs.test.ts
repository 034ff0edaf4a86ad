import { asc } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { insertBooking } from '#app/data/bookings/booking-store.server.ts';
import { createOutboxWorker } from '#app/data/delivery/outbox-worker.server.ts';
import { outbox } from '#app/data/delivery/schema.server.ts';
import { createJobs } from '#app/data/engine/jobs.server.ts';
import { newId } from '#app/data/engine/new-id.server.ts';
import { jobs as jobTable } from '#app/data/engine/schema.server.ts';
import { createLeadStore } from '#app/data/leads/lead-store.server.ts';
import type { IncomingLead } from '#app/data/leads/receive-lead.server.ts';
import { leads } from '#app/data/leads/schema.server.ts';
import { createChoiceStore } from '#app/data/notifications/choices.server.ts';
import { listNotifications, markRead } from '#app/data/notifications/notification-store.server.ts';
import { staff } from '#app/data/staff/schema.server.ts';
import { defaultMeetingSettings, placesOf } from '#app/domain/bookings/meeting-settings.ts';
import type { MailMeasure, NotificationKind } from '#app/domain/notifications/kinds.ts';
import { usualChoices } from '#app/domain/notifications/kinds.ts';
import { aMessage } from '../../../test/a-message.ts';
import { aClient, aTask } from '../../../test/contracts/crm-samples.ts';
import { emptyCrm, openCrm } from '../../../test/crm.ts';
import { onEachDatabase } from '../../../test/databases.ts';
import { addSchedules } from '../../../test/schedules.ts';
import { addTeam, anAccount, ines, mateo } from '../../../test/team.ts';
import { leadEventHandler } from '../leads/lead-notifications.server.ts';
import { createLeadService } from '../leads/lead-service.server.ts';
import { notificationJobs } from './notification-jobs.server.ts';

const minute = 60_000;
const hour = 60 * minute;
const origin = 'https://iluma.example';

onEachDatabase('the notification job', (open) => {
  /** 15 January 2026, 6:00 in Montréal. */
  let clock = Date.UTC(2026, 0, 15, 11);
  const now = () => clock;
  const report = (error: unknown) => {
    throw error;
  };
  const run = async () => {
    const never = async () => {};
    const deliver = { mail: never, webhook: never, push: never };
    const worker = createOutboxWorker({
      database: open(),
      deliver,
      now,
      random: Math.random,
      report,
    });
    const jobs = notificationJobs({ database: open(), outbox: worker, push: null, origin });
    await createJobs({ database: open(), jobs, now, report }).runDue();
    await worker.drain();
  };
  const byMateo = () => openCrm(open(), { now, id: mateo, name: 'Mateo Rivas' }).store;
  const give = (id: string) =>
    byMateo().apply([{ do: 'put', in: 'clients', record: aClient({ id, name: id }), on: null }]);
  const due = (id: string, day: string, status: 'todo' | 'done' = 'todo') =>
    byMateo().apply([
      {
        do: 'put',
        in: 'tasks',
        record: aTask({ id, title: id, owner: 'Mateo Rivas', due: day, status }),
        on: null,
      },
    ]);
  const choose = (staffId: string, kind: NotificationKind, mail: MailMeasure) =>
    createChoiceStore(open()).write(staffId, { ...usualChoices, [kind]: { mail, push: false } });
  const mails = async () => {
    const rows = await open().db.select().from(outbox).orderBy(asc(outbox.id));
    return rows.flatMap(({ payload }) => {
      if (!payload || !('template' in payload) || payload.template !== 'notifications') return [];
      const { to, language, values } = payload;
      return [
        { to, language, isDigest: values.isDigest, said: values.items.map(([text]) => text) },
      ];
    });
  };
  const toldTo = async (staffId: string) =>
    (await listNotifications(open().db, { staffId, mayLeads: true }, { limit: 50 })).items.map(
      ({ kind, title }) => `${kind} ${title}`,
    );

  beforeEach(async () => {
    clock = Date.UTC(2026, 0, 15, 11);
    await emptyCrm(open());
    for (const table of [leads, outbox, jobTable, staff])
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await open().db.delete(table);
    await addTeam(open());
  });

  it('emails what is unread after a minute once, in one email per reader', async () => {
    await give('c1');
    clock += 1;
    await give('c2');
    await run();
    expect(await mails()).toEqual([]);
    clock += 2 * minute;
    await run();
    const said = ['c1', 'c2'].map((id) => `Mateo Rivas vous a confié un client\u00a0: ${id}`);
    const mail = { to: 'ines.caron@iluma.example', language: 'fr', isDigest: false, said };
    expect(await mails()).toEqual([mail]);
    clock += 2 * minute;
    await run();
    expect(await mails()).toHaveLength(1);
  });

  it('does not email what was read or is not wanted by email', async () => {
    await give('c1');
    const { items } = await listNotifications(
      open().db,
      { staffId: ines, mayLeads: true },
      { limit: 1 },
    );
    await markRead(open(), ines, { ids: items.map(({ id }) => id), at: new Date(clock) });
    await choose(ines, 'assigned', 'none');
    await give('c2');
    clock += 2 * minute;
    await run();
    clock += 26 * hour;
    await run();
    expect(await mails()).toEqual([]);
  });

  it('sends the digest at seven in Montréal, with what is still unread', async () => {
    await choose(ines, 'assigned', 'daily');
    await open().db.update(staff).set({ language: 'en' });
    await give('c1');
    clock += 59 * minute;
    await run();
    expect(await mails()).toEqual([]);
    clock += 2 * minute;
    await give('c2');
    await run();
    const first = {
      isDigest: true,
      language: 'en',
      said: ['Mateo Rivas assigned you a client: c1'],
    };
    expect(await mails()).toMatchObject([first]);
    clock += 23 * hour + 59 * minute;
    await run();
    expect((await mails()).slice(1)).toMatchObject([
      { isDigest: true, said: ['Mateo Rivas assigned you a client: c2'] },
    ]);
  });

  it('still sends the digest at seven after a daylight-saving change', async () => {
    clock = Date.UTC(2026, 2, 7, 13);
    await choose(ines, 'assigned', 'daily');
    await give('c1');
    // Sunday 8 March, daylight time: seven is 11:00 UTC.
    clock = Date.UTC(2026, 2, 8, 10, 58);
    await run();
    expect(await mails()).toEqual([]);
    clock = Date.UTC(2026, 2, 8, 11, 1);
    await run();
    expect(await mails()).toHaveLength(1);
  });

  it('announces tasks once on their due date and once when overdue', async () => {
    await due('today', '2026-01-15');
    await due('late', '2026-01-12');
    await due('forgotten', '2025-11-01');
    await due('tomorrow', '2026-01-16');
    await due('done', '2026-01-15', 'done');
    await run();
    clock += 20 * minute;
    await run();
    expect((await toldTo(mateo)).toSorted()).toEqual(['due today', 'overdue late']);
    clock += 24 * hour;
    await run();
    expect((await toldTo(mateo)).toSorted()).toEqual([
      'due today',
      'due tomorrow',
      'overdue late',
      'overdue today',
    ]);
  });

  it('uses the office’s date for due tasks', async () => {
    // 23:30 in Montréal: in UTC it is tomorrow.
    clock = Date.UTC(2026, 0, 16, 4, 30);
    await due('tomorrow', '2026-01-16');
    await run();
    expect(await toldTo(mateo)).toEqual([]);
  });

  it('omits a finished task from every email', async () => {
    await due('today', '2026-01-15');
    await run();
    const task = await byMateo().get('tasks', 'today');
    if (!task) throw new Error('The task is gone');
    const done = { ...task, status: 'done' as const };
    await byMateo().apply([{ do: 'put', in: 'tasks', record: done, on: task.version }]);
    clock += 2 * hour;
    await run();
    expect(await mails()).toEqual([]);
  });

  describe('a lead', () => {
    const receive = async (sent: Partial<IncomingLead> = {}) => {
      const places = placesOf(defaultMeetingSettings, null);
      const services = { database: open(), secret: 's', teamEmail: null, places: () => places };
      const service = createLeadService(services);
      await createLeadStore(open()).receive(
        aMessage({}, { now: clock, ...sent }),
        leadEventHandler(service, origin, clock),
      );
    };
    const notices = async () =>
      (await open().db.select().from(outbox)).flatMap(({ payload }) =>
        payload && 'template' in payload && payload.template === 'lead-notice'
          ? [[payload.to, payload.language]]
          : [],
      );

    it('is announced by its own notice in the reader’s language, and by no other email', async () => {
      await open().db.update(staff).set({ language: 'es' });
      await receive();
      clock += 2 * minute;
      await run();
      expect(await notices()).toEqual([['ines.caron@iluma.example', 'es']]);
      expect(await mails()).toEqual([]);
    });

    const withMeeting: Partial<IncomingLead> = {
      assignee: ines,
      alongside: (t, { id: leadId }) =>
        insertBooking(
          t,
          {
            id: newId(clock),
            leadId,
            memberId: ines,
            kind: '15',
            channel: 'phone',
            start: clock + 28 * hour,
            end: clock + 28 * hour + 15 * minute,
            language: 'fr',
            timeZone: 'America/Montreal',
            status: 'confirmed',
          },
          clock,
          'visitor',
        ),
    };

    it('with a meeting causes no notification email', async () => {
      await addSchedules(open());
      await receive(withMeeting);
      expect(await toldTo(ines)).toHaveLength(1);
      clock += 2 * minute;
      await run();
      expect(await mails()).toEqual([]);
    });

    it('is not announced to the member who entered it', async () => {
      await addSchedules(open());
      const by = { kind: 'staff', id: ines, name: 'Inès Caron' } as const;
      await receive({ ...withMeeting, by });
      expect(await toldTo(ines)).toEqual([]);
    });

    it('is announced in the digest to members who choose it', async () => {
      await choose(ines, 'assigned', 'daily');
      await receive();
      clock += 2 * hour;
      await run();
      expect([await notices(), (await mails()).length]).toEqual([[], 1]);
    });
  });

  it('sends nothing to a member who has left', async () => {
    await give('c1');
    await open()
      .db.update(staff)
      .set({ disabledAt: new Date(clock) });
    await open()
      .db.insert(staff)
      .values(
        anAccount({
          id: '0198c0de-0000-7000-8000-0000000000a4',
          name: 'X',
          email: 'x@iluma.example',
        }),
      );
    clock += 2 * minute;
    await run();
    expect(await mails()).toEqual([]);
  });
});
