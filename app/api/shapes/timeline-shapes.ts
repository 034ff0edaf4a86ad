import { z } from 'zod';
import { bookingKinds, bookingStatuses } from '#app/domain/bookings/booking.ts';
import { journalTypes } from '#app/domain/crm/records/journal.ts';
import { scoreMethods } from '#app/domain/crm/records/score-methods.ts';
import { taskStatuses } from '#app/domain/crm/records/tasks.ts';
import type { TimelinePage } from '#app/domain/crm/timeline/timeline.ts';
import { outboxStates } from '#app/domain/delivery/outbox.ts';
import { tools } from '#app/domain/leads/attachment.ts';
import { leadStatuses } from '#app/domain/leads/lead.ts';
import { instant } from './field-shapes.ts';

const dated = { id: z.string(), at: instant, author: z.string() };

const itemShape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('note'), ...dated, text: z.string() }),
  z.strictObject({
    kind: z.literal('task'),
    ...dated,
    title: z.string(),
    status: z.enum(taskStatuses),
    due: z.iso.date().nullable(),
  }),
  z.strictObject({
    kind: z.literal('lead'),
    ...dated,
    reference: z.string(),
    text: z.string(),
    status: z.enum(leadStatuses),
    tools: z.array(z.enum(tools)).describe('Tools whose results are attached'),
  }),
  z.strictObject({
    kind: z.literal('meeting'),
    ...dated,
    memberId: z.string(),
    length: z.enum(bookingKinds).describe('Length in minutes'),
    status: z.enum(bookingStatuses),
  }),
  z.strictObject({
    kind: z.literal('mail'),
    ...dated,
    to: z.string(),
    state: z.enum(outboxStates),
  }),
  z.strictObject({
    kind: z.literal('score'),
    ...dated,
    score: z.number(),
    before: z.number().nullable(),
    method: z.enum(scoreMethods).nullable().describe('Null if unknown'),
    version: z.string().describe('Version of the method'),
  }),
  z.strictObject({
    kind: z.literal('entry'),
    ...dated,
    title: z.string(),
    text: z.string(),
    type: z.enum(journalTypes),
    isAi: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('change'),
    ...dated,
    isCreation: z.boolean(),
    fields: z.array(z.strictObject({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  }),
]);

export const timelinePageShape = z.strictObject({
  items: z.array(itemShape),
  next: z
    .string()
    .describe('Value of `after` for the next page; absent on the last one')
    .exactOptional(),
}) satisfies z.ZodType<TimelinePage>;
