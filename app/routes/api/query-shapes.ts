import { z } from 'zod';
import {
  clientStatuses,
  journalTypes,
  projectStages,
  taskPriorities,
  taskStatuses,
  type Collection,
} from '#app/domain/crm/entities.ts';
import { largestPage, sortKeys, type Query } from '#app/domain/crm/query.ts';
import { text } from './shapes.ts';

const paging = {
  search: text(200).describe('Words that all have to occur, whatever their case and accents'),
  order: z.enum(['asc', 'desc']),
  from: z.coerce.number().int().min(0).max(10_000_000).describe('Position of the first record'),
  after: text(2000, 1).describe('The `next` of the page before, in place of `from`'),
  limit: z.coerce.number().int().min(1).max(largestPage),
};

const filters = {
  clients: {
    status: z.enum(clientStatuses),
    assignedTo: text(100),
    sector: text(100),
    tag: text(100),
    scoreFrom: z.coerce.number().min(0).max(100),
    identity: z.array(text(600)).max(20).describe('Keys of which one is enough; may be repeated'),
  },
  projects: {
    stage: z.enum(projectStages),
    clientId: text(64),
    assignedTeamMember: text(100),
  },
  tasks: {
    status: z.enum(taskStatuses),
    owner: text(100),
    clientId: text(64),
    projectId: text(64),
    priority: z.enum(taskPriorities),
    overdueOn: z.iso.date().describe('Unfinished and due before this day'),
  },
  journal: {
    type: z.enum(journalTypes),
    author: text(100),
    relatedId: text(64),
    since: z.iso.datetime(),
    until: z.iso.datetime(),
  },
} as const satisfies Record<Collection, z.ZodRawShape>;

const shapeOf = <C extends Collection>(collection: C) =>
  z
    .strictObject({ ...paging, sort: z.enum(sortKeys[collection]), ...filters[collection] })
    .partial();

/** The parameters that each collection's list takes. */
export const queryShapes = {
  clients: shapeOf('clients'),
  projects: shapeOf('projects'),
  tasks: shapeOf('tasks'),
  journal: shapeOf('journal'),
} as const;

/** Reads what `queryParams` of the domain writes. */
export function readQuery<C extends Collection>(
  collection: C,
  params: URLSearchParams,
): { query: Query<C> } | { error: z.ZodError } {
  const given = Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const values = params.getAll(name);
      // Twice the same parameter is a mistake, and its shape says so.
      return [name, name === 'identity' || values.length > 1 ? values : values[0]];
    }),
  );
  const read = queryShapes[collection].safeParse(given);
  if (!read.success) return { error: read.error };
  const { search, order, from, after, limit, sort, ...where } = read.data;
  const query = {
    ...(search !== undefined && { search }),
    ...(from !== undefined && { from }),
    ...(after !== undefined && { after }),
    ...(limit !== undefined && { limit }),
    ...(sort !== undefined && { sort: { by: sort, descending: order === 'desc' } }),
    where,
  };
  return { query: query as unknown as Query<C> };
}
