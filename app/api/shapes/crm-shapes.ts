import { z } from 'zod';
import {
  collections,
  fieldsOf,
  perCollection,
  type Collection,
  type FieldsOf,
  type Records,
} from '#app/domain/crm/records/entities.ts';
import { unmeasuredScore } from '#app/domain/crm/figures/ila-score.ts';
import { groupKinds } from '#app/domain/crm/store/change-group.ts';
import { keyScopes } from '#app/domain/crm/permissions.ts';
import { draftShape, fieldShapes, id, instant, line } from './field-shapes.ts';

const version = z.int().min(1).max(2_000_000_000);

const stamp = { id, version, createdAt: instant, updatedAt: instant };

const recordShape = <C extends Collection>(collection: C) =>
  z.strictObject({ ...stamp, ...fieldShapes<FieldsOf[C]>(fieldsOf[collection]) });

type RecordShapes = { readonly [C in Collection]: ReturnType<typeof recordShape<C>> };

/** Whole records: one shape both checks what comes in and describes what goes out. */
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

/** Completes a draft with the fields that depend on the time and author of its creation. */
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
  .describe('Not added where a client has its name, domain or telephone number: a conflict');

const put = <C extends Collection>(collection: C) =>
  z.strictObject({
    do: z.literal('put'),
    in: z.literal(collection),
    record: recordShapes[collection],
    on: version.nullable().describe('Version it was made on; null for a new record'),
    isOnly: (collection === 'clients' ? isOnly : z.never()).exactOptional(),
  });

type Put = { [C in Collection]: ReturnType<typeof put<C>> }[Collection];

export const changeShape = z.discriminatedUnion('do', [
  z.discriminatedUnion('in', collections.map(put) as unknown as readonly [Put, ...Put[]]),
  z.strictObject({
    do: z.literal('remove'),
    in: z.enum(collections),
    id,
    on: version.describe('Version that was seen'),
  }),
]);

/** Most changes of one call. */
const mostChanges = 2000;

/** The step of many changes that a plan is a part of. */
const groupShape = z.strictObject({
  id: z.uuid().describe('The same for all plans of the step'),
  kind: z.enum(groupKinds),
  reverts: z.uuid().describe('The step that this one takes back').exactOptional(),
});

/** A part of a step to be reverted. */
export const groupRevertShape = z.strictObject({
  force: z.boolean().default(false).describe('Also reverts records that have changed since'),
  after: z.uuid().nullable().default(null).describe('`next` of the call before'),
  as: z.uuid().describe('The step that the revert itself is: the same for all its calls'),
  conflicts: z.int().min(0).default(0).describe('Conflicts of the calls before'),
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
