import { z } from 'zod';
import { unmeasuredScore } from '#app/domain/crm/figures/ila-score.ts';
import { keyScopes } from '#app/domain/crm/permissions.ts';
import {
  collections,
  fieldsOf,
  perCollection,
  type Collection,
  type FieldsOf,
  type Records,
} from '#app/domain/crm/records/entities.ts';
import { groupKinds } from '#app/domain/crm/store/change-group.ts';
import { draftShape, fieldShapes, id, instant, line } from './field-shapes.ts';

const version = z.int().min(1).max(2_000_000_000);

const stamp = { id, version, createdAt: instant, updatedAt: instant };

const recordShape = <C extends Collection>(collection: C) =>
  z.strictObject({ ...stamp, ...fieldShapes<FieldsOf[C]>(fieldsOf[collection]) });

type RecordShapes = { readonly [C in Collection]: ReturnType<typeof recordShape<C>> };

/** Complete records: the same shapes validate requests and describe responses. */
export const recordShapes = perCollection<unknown>(recordShape) as RecordShapes satisfies {
  readonly [C in Collection]: z.ZodType<Records[C]>;
};

type DraftShapes = { readonly [C in Collection]: ReturnType<typeof draftShape<FieldsOf[C]>> };

/** Bodies that create a record. */
export const draftShapes = perCollection<unknown>((collection) =>
  draftShape(fieldsOf[collection]),
) as DraftShapes;

const patchShape = <C extends Collection>(collection: C) =>
  z.strictObject(fieldShapes<FieldsOf[C]>(fieldsOf[collection])).partial();

type PatchShapes = { readonly [C in Collection]: ReturnType<typeof patchShape<C>> };

/** Bodies that change some fields of a record. */
export const patchShapes = perCollection<unknown>(patchShape) as PatchShapes;

/** Completes a draft with the fields that depend on when and by whom it is created. */
export function completed(
  collection: Collection,
  draft: object,
  { now, author }: { now: string; author: string },
): Partial<Records[Collection]> {
  if (collection === 'clients') return { ilaScore: unmeasuredScore(now), ...draft };
  return collection === 'journal' ? { timestamp: now, author, ...draft } : draft;
}

const isOnly: z.ZodType<true> = z
  .literal(true)
  .describe('Conflicts if a client with the same name, domain or phone number exists');

const put = <C extends Collection>(collection: C) =>
  z.strictObject({
    do: z.literal('put'),
    in: z.literal(collection),
    record: recordShapes[collection],
    on: version.nullable().describe('Version it is based on; null for a new record'),
    isOnly: (collection === 'clients' ? isOnly : z.never()).exactOptional(),
  });

type Put = { [C in Collection]: ReturnType<typeof put<C>> }[Collection];

export const changeShape = z.discriminatedUnion('do', [
  z.discriminatedUnion('in', collections.map(put) as unknown as readonly [Put, ...Put[]]),
  z.strictObject({
    do: z.literal('remove'),
    in: z.enum(collections),
    id,
    on: version.describe('Version the caller has read'),
  }),
]);

/** Maximum number of changes per call. */
const mostChanges = 2000;

/** The bulk change that a plan belongs to. */
const groupShape = z.strictObject({
  id: z.uuid().describe('The same for all plans of the bulk change'),
  kind: z.enum(groupKinds),
  reverts: z.uuid().describe('The bulk change that this one reverts').exactOptional(),
});

/** A part of a bulk change to revert. */
export const groupRevertShape = z.strictObject({
  force: z.boolean().default(false).describe('Also revert records that have changed since'),
  after: z.uuid().nullable().default(null).describe('`next` of the previous call'),
  as: z.uuid().describe('Id of the revert, itself a bulk change; the same for all its calls'),
  conflicts: z.int().min(0).default(0).describe('Number of conflicts in the previous calls'),
});

export const planShape = z.strictObject({
  group: groupShape.exactOptional(),
  changes: z
    .array(changeShape)
    .min(1)
    .max(mostChanges)
    .refine((changes) => {
      const names = changes.map(
        (change) => `${change.in}/${change.do === 'put' ? change.record.id : change.id}`,
      );
      return new Set(names).size === names.length;
    }, 'A plan has at most one change for each record'),
});

/** The body that creates an API key. */
export const newKeyShape = z.strictObject({
  name: line(100, 1),
  scopes: z
    .array(z.enum(keyScopes))
    .min(1)
    .transform((scopes) => [...new Set(scopes)]),
  expiresAt: z.iso.datetime({ precision: 3 }).nullable().default(null),
});
