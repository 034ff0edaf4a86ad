import { describe, expect, it } from 'vitest';
import { aPlanning } from '../../../../test/contracts/crm-planning.ts';
import { aClient, aTask } from '../../../../test/contracts/crm-samples.ts';
import type { BookingStatus } from '../../bookings/booking.ts';
import { planFollowUps, planStatus, planUntag } from './client-bulk.ts';
import { nextMeetingAmong, nextStepAmong, planNoteAndNextStep } from './follow-up.ts';

const client = aClient({ id: 'c1', assignedTo: 'Mateo Rivas' });
const next = { title: 'Relancer', due: '2026-02-03' };

describe('a note with a next step', () => {
  it('adds the note and a task for the client’s owner', () => {
    const changes = planNoteAndNextStep(client, { note: 'Rappelée', next }, aPlanning());
    expect(changes).toMatchObject([
      { in: 'clients', record: { notes: [{ text: 'Rappelée' }] } },
      { in: 'tasks', record: { ...next, clientId: 'c1', owner: 'Mateo Rivas', status: 'todo' } },
    ]);
  });

  it('may lack the note or the next step', () => {
    expect(planNoteAndNextStep(client, { note: 'A', next: null }, aPlanning())).toHaveLength(1);
    expect(planNoteAndNextStep(client, { note: '', next }, aPlanning())).toMatchObject([
      { in: 'tasks' },
    ]);
  });
});

describe('the next step', () => {
  it('is the open task with the earliest due date', () => {
    const tasks = [
      aTask({ id: 'a' }),
      aTask({ id: 'b', due: '2026-02-01', status: 'done' }),
      aTask({ id: 'c', due: '2026-03-01' }),
      aTask({ id: 'd', due: '2026-02-02', status: 'progress' }),
    ];
    expect(nextStepAmong(tasks)?.id).toBe('d');
    expect(nextStepAmong([aTask({ id: 'a' })])?.id).toBe('a');
    expect(nextStepAmong([aTask({ id: 'b', status: 'done' })])).toBeNull();
  });
});

describe('a bulk change', () => {
  const clients = [
    aClient({ id: 'c1', status: 'prospect', tags: ['été', 'vip'] }),
    aClient({ id: 'c2', status: 'active' }),
  ];

  it.each([
    [
      'sets the status of those that have another',
      planStatus(clients, 'active', 'Actif', aPlanning()),
      1,
    ],
    ['takes a tag off those that have it', planUntag(clients, 'été', aPlanning()), 1],
    ['adds a task to each', planFollowUps(clients, next, aPlanning()), 2],
    ['changes nothing where nothing differs', planUntag(clients, 'hiver', aPlanning()), -1],
  ])('%s, with one journal entry', (_what, changes, count) => {
    expect(changes).toHaveLength(count + 1);
    expect(changes.filter((change) => change.in === 'journal')).toHaveLength(Number(count > 0));
  });

  it('keeps the other tags', () => {
    expect(planUntag(clients, 'été', aPlanning())[0]).toMatchObject({ record: { tags: ['vip'] } });
  });
});

describe('the next meeting', () => {
  it('is the next confirmed one that has not ended', () => {
    const meeting = (at: string, status: BookingStatus = 'confirmed') =>
      ({ kind: 'meeting', id: at, at, author: 'A', memberId: 'm', length: '30', status }) as const;
    const now = Date.parse('2026-01-15T12:15:00Z');
    const begun = meeting('2026-01-15T12:00:00Z');
    const later = meeting('2026-01-16T12:00:00Z');
    const others = [meeting('2026-01-15T13:00:00Z', 'cancelled'), meeting('2026-01-15T11:00:00Z')];
    expect(nextMeetingAmong([later, begun, ...others], now)).toBe(begun);
    expect(nextMeetingAmong(others, now)).toBeNull();
  });
});
