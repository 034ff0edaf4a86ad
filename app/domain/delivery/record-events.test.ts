import { describe, expect, it } from 'vitest';
import { aClient, anEntry, aTask } from '../../../test/contracts/crm-samples.ts';
import { recordEventOf, recordEvents } from './record-events.ts';

const contact = { email: 'a@lebel.example', phone: '(418) 555-0142', website: '' };
const before = aClient({ id: 'c1', contact });

it('clients, projects and tasks have events, entries of the journal have none', () => {
  expect(recordEvents).toEqual(
    ['client', 'project', 'task'].flatMap((entity) =>
      ['created', 'changed', 'deleted'].map((verb) => `${entity}.${verb}`),
    ),
  );
  expect(recordEventOf('journal', null, anEntry({ id: 'j1' }))).toBeNull();
});

describe('the event of a client', () => {
  it('that is new holds its fields, its telephone in E.164 and no notes', () => {
    const event = recordEventOf('clients', null, before);
    expect(event).toMatchObject({
      type: 'client.created',
      about: 'a@lebel.example',
      data: { id: 'c1', version: 1, contact, telephones: ['+14185550142'] },
    });
    expect(event?.data).not.toHaveProperty('notes');
    expect(event?.data).not.toHaveProperty('changed');
  });

  it('that has changed names the fields', () => {
    const after = { ...before, version: 2, status: 'inactive' as const, revenue: 5 };
    expect(recordEventOf('clients', before, after)).toMatchObject({
      type: 'client.changed',
      data: { version: 2, status: 'inactive', changed: ['status', 'revenue'] },
    });
  });

  it('is none when only a note was added', () => {
    const note = { id: 'n1', at: before.createdAt, author: 'Inès', text: 'Secret' };
    expect(recordEventOf('clients', before, { ...before, version: 2, notes: [note] })).toBeNull();
  });

  it('that is gone holds its id', () => {
    expect(recordEventOf('clients', before, null)).toEqual({
      type: 'client.deleted',
      data: { id: 'c1' },
      about: null,
    });
  });
});

it('a task that is done is told as changed', () => {
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
