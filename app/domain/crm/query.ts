import { fold } from '../search/fold.ts';
import { identityKeys, sharesIdentity } from './identity.ts';
import type { Client, Collection, Day, JournalEntry, Project, Records, Task } from './entities.ts';

/** What may be asked of each collection: every filter left out admits everything. */
export interface Filters {
  clients: {
    status?: Client['status'];
    assignedTo?: string;
    sector?: string;
    tag?: string;
    /** Lowest current ILA score. */
    scoreFrom?: number;
    /** Keys of which one is enough to be the same business; see identity.ts. */
    identity?: readonly string[];
  };
  projects: { stage?: Project['stage']; clientId?: string; assignedTeamMember?: string };
  tasks: {
    status?: Task['status'];
    owner?: string;
    clientId?: string;
    projectId?: string;
    priority?: Task['priority'];
    /** Unfinished and due before this day. */
    overdueOn?: string;
  };
  journal: {
    type?: JournalEntry['type'];
    author?: string;
    relatedId?: string;
    /** First and last instant, both included. */
    since?: string;
    until?: string;
  };
}

export const sortKeys = {
  clients: ['name', 'sector', 'status', 'score', 'revenue', 'updatedAt'],
  projects: ['name', 'stage', 'due', 'updatedAt'],
  tasks: ['title', 'due', 'priority', 'status', 'updatedAt'],
  journal: ['timestamp'],
} as const satisfies Record<Collection, readonly string[]>;

export interface Query<C extends Collection> {
  /** Words that all have to occur, whatever their case and accents; for clients in name or sector. */
  search?: string;
  where?: Filters[C];
  sort?: { by: (typeof sortKeys)[C][number]; descending?: boolean };
  /** Position of the first record wanted, from 0. */
  from?: number;
  /** In place of `from`: the `next` of the page before, in the same sort. It stays fast, and right, however far it goes. */
  after?: string;
  /** 50 when left out, at most 1,000. */
  limit?: number;
}

export const largestPage = 1000;

/** How a collection is searched, filtered and ordered. */
interface Rules<C extends Collection> {
  /** What the search looks in. */
  text(record: Records[C]): string;
  matches(record: Records[C], where: Filters[C]): boolean;
  /** The filter that few records pass, by keys of which a record has to have one that is wanted. */
  index: {
    keysOf(record: Records[C]): readonly string[];
    wanted(where: Filters[C]): readonly string[] | undefined;
  };
  sort: Record<(typeof sortKeys)[C][number], (record: Records[C]) => string | number>;
  /** The order where none is asked for. */
  usual: { by: (typeof sortKeys)[C][number]; descending?: boolean };
}

const is = <Value>(wanted: Value | undefined, value: Value) =>
  wanted === undefined || wanted === value;

const only = (key: string | undefined) => (key === undefined ? undefined : [key]);

const last = '\uffff';

const stageRank = { discovery: 0, proposal: 1, production: 2, review: 3, live: 4 } as const;
const priorityRank = { high: 0, normal: 1, low: 2 } as const;
const taskRank = { progress: 0, todo: 1, done: 2 } as const;

const rules: { [C in Collection]: Rules<C> } = {
  clients: {
    text: ({ name, sector }) => `${name}\n${sector}`,
    matches: (client, where) =>
      is(where.status, client.status) &&
      is(where.assignedTo, client.assignedTo) &&
      is(where.sector, client.sector) &&
      (where.tag === undefined || client.tags.includes(where.tag)) &&
      client.ilaScore.current >= (where.scoreFrom ?? 0) &&
      (where.identity === undefined || sharesIdentity(client, where.identity)),
    index: { keysOf: identityKeys, wanted: ({ identity }) => identity },
    sort: {
      name: ({ name }) => fold(name),
      sector: ({ sector }) => fold(sector),
      status: ({ status }) => status,
      score: ({ ilaScore }) => ilaScore.current,
      revenue: ({ revenue }) => revenue,
      updatedAt: ({ updatedAt }) => updatedAt,
    },
    usual: { by: 'name' },
  },
  projects: {
    text: ({ name, analysis }) => `${name}\n${analysis}`,
    matches: (project, where) =>
      is(where.stage, project.stage) &&
      is(where.clientId, project.clientId) &&
      is(where.assignedTeamMember, project.assignedTeamMember),
    index: { keysOf: ({ clientId }) => [clientId], wanted: ({ clientId }) => only(clientId) },
    sort: {
      name: ({ name }) => fold(name),
      stage: ({ stage }) => stageRank[stage],
      due: ({ due }) => due ?? last,
      updatedAt: ({ updatedAt }) => updatedAt,
    },
    usual: { by: 'name' },
  },
  tasks: {
    text: ({ title, checklist }) => [title, ...checklist.map(({ text }) => text)].join('\n'),
    matches: (task, where) =>
      is(where.status, task.status) &&
      is(where.owner, task.owner) &&
      is<string | null>(where.clientId, task.clientId) &&
      is<string | null>(where.projectId, task.projectId) &&
      is(where.priority, task.priority) &&
      (where.overdueOn === undefined || isOverdue(task, where.overdueOn)),
    index: {
      keysOf: ({ clientId }) => (clientId === null ? [] : [clientId]),
      wanted: ({ clientId }) => only(clientId),
    },
    sort: {
      title: ({ title }) => fold(title),
      due: ({ due }) => due ?? last,
      priority: ({ priority }) => priorityRank[priority],
      status: ({ status }) => taskRank[status],
      updatedAt: ({ updatedAt }) => updatedAt,
    },
    usual: { by: 'due' },
  },
  journal: {
    text: ({ title, content, author }) => `${title}\n${content}\n${author}`,
    matches: (entry, where) =>
      is(where.type, entry.type) &&
      is(where.author, entry.author) &&
      is(where.relatedId, entry.relatedTo.id) &&
      entry.timestamp >= (where.since ?? '') &&
      entry.timestamp <= (where.until ?? last),
    index: {
      keysOf: ({ relatedTo }) => [relatedTo.id],
      wanted: ({ relatedId }) => only(relatedId),
    },
    sort: { timestamp: ({ timestamp }) => timestamp },
    // Newest first.
    usual: { by: 'timestamp', descending: true },
  },
};

/** Whether an unfinished task should have been done before today; one without a day is never late. */
export function isOverdue({ status, due }: Pick<Task, 'status' | 'due'>, today: Day): boolean {
  return status !== 'done' && due !== null && due < today;
}

/** The folded text that a record is searched by; a store may keep it beside the record. */
export function searchTextOf<C extends Collection>(collection: C, record: Records[C]): string {
  return fold(rules[collection].text(record));
}

/** Whether a record passes the filters of a query; its search is the caller's. */
export function passes<C extends Collection>(
  collection: C,
  record: Records[C],
  where: Filters[C] | undefined,
): boolean {
  return where === undefined || rules[collection].matches(record, where);
}

/** The keys that a record is found by without looking at every other; a store may keep an index of them. */
export function keysOf<C extends Collection>(collection: C, record: Records[C]): readonly string[] {
  return rules[collection].index.keysOf(record);
}

/** Keys of which every record that passes has one; undefined where the filters name none. */
export function keysWanted<C extends Collection>(
  collection: C,
  where: Filters[C] | undefined,
): readonly string[] | undefined {
  return where && rules[collection].index.wanted(where);
}

/** How a query orders records: by a key, ties broken by id so that pages never overlap. */
export function sortOf<C extends Collection>(
  collection: C,
  sort: Query<C>['sort'],
): { by: string; keyOf: (record: Records[C]) => string | number; descending: boolean } {
  const { by, descending = false } = sort ?? rules[collection].usual;
  return { by, keyOf: rules[collection].sort[by], descending };
}
