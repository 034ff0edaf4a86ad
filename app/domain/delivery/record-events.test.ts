import { describe, expect, it } from 'vitest';
import { aClient, anEntry, aTask } from '../../../test/contracts/crm-samples.ts';
import { recordEventOf, recordEvents } from './record-events.ts';

const contact = { email: 'a@lebel.example', phone: '(418) 555-0142', website: '' };
const before = aClient({ id: 'c1', contact });

it('events exist for clients, projects and tasks, not for journal entries', () => {
  expect(recordEvents).toEqual(
    ['client', 'project', 'task'].flatMap((entity) =>
      ['created', 'changed', 'deleted'].map((verb) => `${entity}.${verb}`),
    ),
  );
  expect(recordEventOf('journal', null, anEntry({ id: 'j1' }))).toBeNull();
});

describe('the event of a client', () => {
  it('contains a new client’s fields and its telephone in E.164, but no notes', () => {
    const event = recordEventOf('clients', null, before);
    expect(event).toMatchObject({
      type: 'client.created',
      about: 'a@lebel.example',
      data: { id: 'c1', version: 1, contact, telephones: ['+14185550142'] },
    });
    expect(event?.data).not.toHaveProperty('notes');
    expect(event?.data).not.toHaveProperty('changed');
  });

  it('names the changed fields', () => {
    const after = { ...before, version: 2, status: 'inactive' as const, revenue: 5 };
    expect(recordEventOf('clients', before, after)).toMatchObject({
      type: 'client.changed',
      data: { version: 2, status: 'inactive', changed: ['status', 'revenue'] },
    });
  });

  it('is null when only a note was added', () => {
    const note = { id: 'n1', at: before.createdAt, author: 'Inès', text: 'Secret' };
    expect(recordEventOf('clients', before, { ...before, version: 2, notes: [note] })).toBeNull();
  });

  it('contains only the id of a deleted client', () => {
    expect(recordEventOf('clients', before, null)).toEqual({
      type: 'client.deleted',
      data: { id: 'c1' },
      about: null,
    });
  });
});

it('a completed task is reported as changed, and a new task with its client', () => {
  const task = aTask({ id: 't1' });
  expect(recordEventOf('tasks', task, { ...task, status: 'done' })).toMatchObject({
    type: 'task.changed',
    data: { status: 'done', changed: ['status'], owner: task.owner, client: null },
    about: null,
  });
  expect(recordEventOf('tasks', null, task, () => before)).toMatchObject({
    type: 'task.created',
    data: { client: { id: 'c1', name: before.name } },
    about: 'a@lebel.example',
  });
});
