import type { Fields } from './field.ts';

/** In the order of a task's status button. */
export const taskStatuses = ['todo', 'progress', 'done'] as const;

export const taskPriorities = ['low', 'normal', 'high'] as const;

type Each<Value> = readonly Value[];

/** The fields of a task. */
export const taskFields = {
  title: { kind: 'text', least: 1, most: 300, isSearched: true, isSortKey: true },
  clientId: { kind: 'id', isNullable: true, initial: null, isFilter: true },
  projectId: { kind: 'id', isNullable: true, initial: null, isFilter: true },
  status: {
    kind: 'choice',
    values: taskStatuses,
    order: ['progress', 'todo', 'done'] satisfies Each<(typeof taskStatuses)[number]>,
    initial: 'todo',
    isFilter: true,
    isSortKey: true,
  },
  priority: {
    kind: 'choice',
    values: taskPriorities,
    order: ['high', 'normal', 'low'] satisfies Each<(typeof taskPriorities)[number]>,
    initial: 'normal',
    isFilter: true,
    isSortKey: true,
  },
  owner: { kind: 'text', most: 100, initial: '', isSearched: true, isFilter: true },
  due: {
    kind: 'day',
    isNullable: true,
    initial: null,
    isSortKey: true,
    lastWith: { field: 'status', value: 'done' },
  },
  checklist: {
    kind: 'list',
    most: 500,
    initial: [],
    isSearched: true,
    fields: {
      id: { kind: 'text', most: 100 },
      text: { kind: 'text', most: 1000, hasLines: true, isSearched: true },
      isDone: { kind: 'flag' },
    },
  },
} as const satisfies Fields;
