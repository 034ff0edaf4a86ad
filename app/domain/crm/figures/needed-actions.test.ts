import { describe, expect, it } from 'vitest';
import { aClient, anEntry, aProject, aTask } from '../../../../test/contracts/crm-samples.ts';
import type { Action } from '../permissions.ts';
import type { Collection, Records } from '../records/entities.ts';
import type { Change } from '../store/store.ts';
import { neededActions } from './needed-actions.ts';

const client = aClient({ id: 'c1', assignedTo: 'Inès Caron' });
const project = aProject({ id: 'p1' });
const task = aTask({ id: 't1' });
const known = new Map<string, Records[Collection]>(
  [client, project, task].map((each) => [each.id, each]),
);
const create = (id: string): Change => ({
  do: 'put',
  in: 'clients',
  record: aClient({ id }),
  on: null,
});
const note = (relatedTo: Records['journal']['relatedTo']): Change => ({
  do: 'put',
  in: 'journal',
  record: anEntry({ id: 'j1', relatedTo }),
  on: null,
});

describe('permissions that a plan needs', () => {
  it.each<[what: string, changes: readonly Change[], needed: Action[]]>([
    ['nothing for nothing', [], []],
    ['edit to create', [create('c2')], ['edit']],
    [
      'edit to change',
      [{ do: 'put', in: 'clients', record: { ...client, name: 'New' }, on: 1 }],
      ['edit'],
    ],
    ['delete to remove', [{ do: 'remove', in: 'tasks', id: 't1', on: 1 }], ['delete']],
    [
      'assign to give a client to somebody else',
      [{ do: 'put', in: 'clients', record: { ...client, assignedTo: 'Mateo Rivas' }, on: 1 }],
      ['edit', 'assign'],
    ],
    [
      'assign to give a project to somebody else',
      [
        {
          do: 'put',
          in: 'projects',
          record: { ...project, assignedTeamMember: 'Mateo Rivas' },
          on: 1,
        },
      ],
      ['edit', 'assign'],
    ],
    [
      'edit to hand on a task',
      [{ do: 'put', in: 'tasks', record: { ...task, owner: 'Mateo Rivas' }, on: 1 }],
      ['edit'],
    ],
    ['restore to put back what was removed', [create('gone')], ['edit', 'restore']],
    ['export to log one', [note({ type: 'system', id: 'export' })], ['edit', 'export']],
    ['prospect to log one', [note({ type: 'prospection', id: 'x' })], ['edit', 'prospect']],
    ['edit for 49 new clients', Array.from({ length: 49 }, (_, at) => create(`n${at}`)), ['edit']],
    [
      'import for 50 new clients',
      Array.from({ length: 50 }, (_, at) => create(`n${at}`)),
      ['edit', 'import'],
    ],
  ])('%s', (_what, changes, needed) => {
    const steps = changes.map((change) => {
      const id = change.do === 'put' ? change.record.id : change.id;
      return { change, before: known.get(id) ?? null, isRestoring: id === 'gone' };
    });
    expect([...neededActions(steps)].toSorted()).toEqual(needed.toSorted());
  });
});
