import { z } from 'zod';
import type { Figures } from '#app/domain/crm/figures/figures.ts';
import type { Overview } from '#app/domain/crm/figures/overview.ts';
import type { ProspectAnswer } from '#app/domain/crm/prospecting/prospect-answer.ts';
import type { Match } from '#app/domain/crm/prospecting/prospecting.ts';
import type { Town } from '#app/domain/crm/prospecting/towns.ts';
import { clientStatuses } from '#app/domain/crm/records/client-statuses.ts';
import { collections, perCollection, type Collection } from '#app/domain/crm/records/entities.ts';
import { projectStages } from '#app/domain/crm/records/projects.ts';
import { taskStatuses } from '#app/domain/crm/records/tasks.ts';
import { groupKinds, type ChangeGroup } from '#app/domain/crm/store/change-group.ts';
import { nameKinds } from '#app/domain/map/towns/town-map.ts';
import { changeShape, recordShapes } from './crm-shapes.ts';
import { recordId } from './path-shapes.ts';

const count = z.int().min(0);

type RecordShape = (typeof recordShapes)[Collection];

/** A record of any collection. */
export const anyRecordShape = z.union(Object.values<RecordShape>(recordShapes));

const pageShapeOf = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({
    items: z.array(item),
    total: count,
    isFloor: z.boolean().describe('Whether `total` is a lower bound').exactOptional(),
    next: z
      .string()
      .describe('Value of `after` for the next page; absent on the last one')
      .exactOptional(),
  });

type PageShapes = {
  readonly [C in Collection]: ReturnType<typeof pageShapeOf<(typeof recordShapes)[C]>>;
};

export const pageShapes = perCollection<unknown>((collection) =>
  pageShapeOf(recordShapes[collection]),
) as PageShapes;

/** Number of changes per topic; absent for one that never changed. */
export const changeCountsShape = z.strictObject({
  ...perCollection(() => count.exactOptional()),
  leads: count.exactOptional().describe('Only for callers who may read leads'),
});

/** A conflict: the record has another version, or was deleted. */
export const conflictDetails = {
  conflict: z
    .strictObject({ in: z.enum(collections), id: recordId, current: anyRecordShape.nullable() })
    .exactOptional(),
} as const;

export const appliedShape = z.strictObject({
  ok: z.literal(true),
  undo: z.array(changeShape).describe('The plan that reverts it'),
  counts: changeCountsShape.exactOptional(),
});

export const binnedShape = z.strictObject({
  collection: z.enum(collections),
  record: anyRecordShape,
  removedAt: z.iso.datetime(),
  removedBy: z.string(),
});

export const changeGroupShape = z.strictObject({
  id: z.uuid(),
  kind: z.enum(groupKinds),
  at: z.iso.datetime(),
  by: z.string(),
  title: z.string().describe('Title of its journal entry; empty without one'),
  added: count,
  changed: count,
  removed: count,
  revertedAt: z.iso.datetime().nullable(),
}) satisfies z.ZodType<ChangeGroup>;

export const groupRevertedShape = z.strictObject({
  reverted: count,
  conflicts: z
    .array(z.strictObject({ in: z.enum(collections), id: recordId, name: z.string() }))
    .describe('Records changed since, which were left alone'),
  next: z.uuid().nullable(),
});

export const overviewShape = z.strictObject({
  activeClients: count,
  averageScore: z.int().nullable().describe('Average of measured clients; null if there are none'),
  monthlyRevenue: z.number().describe('Euros per month from active clients'),
  tasksInProgress: count,
}) satisfies z.ZodType<Overview>;

const amounts = z.array(z.tuple([z.string(), z.number()]));

export const figuresReplyShape = z.strictObject({
  owners: z.array(z.string()),
  revenue: amounts.describe('Euros per month, by the month in which they were added'),
  revenueByOwner: amounts.describe('Largest first'),
  revenueByService: amounts.describe('Largest first'),
  classes: z.array(count).describe('Number of clients per ten points of the score'),
  statuses: z.record(z.enum(clientStatuses), count),
  pipeline: z.record(z.enum(projectStages), count),
  tasks: z.record(z.enum(taskStatuses), count),
  scoreByMonth: z.array(z.tuple([z.string(), z.number()])),
  weeks: z
    .array(
      z.strictObject({
        monday: z.iso.date(),
        entries: count,
        clients: count,
        projects: count,
        tasks: count,
      }),
    )
    .describe('Journal entries and new records per week'),
}) satisfies z.ZodType<Figures>;

export const matchShape = z.strictObject({
  business1: recordShapes.clients,
  business2: recordShapes.clients,
  compatibility: z.number().min(0).max(100),
  pitch: z.enum(['neighbours', 'complement', 'audience']),
  cta: z.literal('introduce'),
}) satisfies z.ZodType<Match>;

const place = z.strictObject({ lat: z.number(), lng: z.number() });

export const townShape = z.strictObject({
  name: z.string(),
  region: z.string(),
  country: z.string().length(2),
  lat: z.number(),
  lng: z.number(),
}) satisfies z.ZodType<Town>;

export const prospectAnswerShape = z.strictObject({
  result: z
    .strictObject({
      businesses: z.array(recordShapes.clients),
      matches: z.array(matchShape),
      mapData: z.strictObject({
        center: place,
        zoom: z.number(),
        markers: z.array(
          z.strictObject({
            id: z.string(),
            position: place,
            score: z.number().nullable(),
            name: z.string(),
          }),
        ),
      }),
      averageCompatibility: z.number().nullable(),
    })
    .nullable()
    .describe('Null when the town’s location is unknown'),
  town: townShape.nullable().describe('The town that was searched'),
  others: z.array(townShape).describe('Other towns of the same name'),
  names: z
    .array(
      z.strictObject({
        name: z.string(),
        at: z.tuple([z.number(), z.number()]).readonly().describe('Longitude and latitude'),
        kind: z.enum(nameKinds),
        weight: z.number().describe('Label priority; higher comes first'),
      }),
    )
    .describe('Places and waters to label on a map of the result'),
  map: z
    .enum(['none', 'asked', 'away'])
    .describe('Map service: `asked`, unavailable (`away`), or not configured (`none`)'),
}) satisfies z.ZodType<ProspectAnswer>;
