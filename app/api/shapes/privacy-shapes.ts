import { z } from 'zod';
import { personalDataParts, type ErasurePreviewPart } from '#app/domain/privacy/personal-data.ts';
import { requestKinds, requestOutcomes } from '#app/domain/privacy/rights.ts';
import type { RequestListItem } from '#app/domain/staff/administration.ts';
import { text } from './field-shapes.ts';
import { uuid } from './path-shapes.ts';

const email = text(254, 3)
  .trim()
  .regex(/^[^\s@]+@[^\s@]+$/, 'Not an email address');

export const lookupShape = z.strictObject({ email });

export const rightShape = z.strictObject({
  email,
  requestId: z.uuid().optional().describe('The logged request that this answers'),
});

export const newRequestShape = z.strictObject({ email, kind: z.enum(requestKinds) });

export const requestAnswerShape = z.strictObject({ outcome: z.enum(requestOutcomes) });

const count = z.int().min(0);
const erased = {
  removed: count.describe('Rows deleted'),
  cleared: count.describe('Rows kept without the person’s data'),
  kept: count.describe('Rows kept unchanged'),
};

export const erasurePreviewShape = z.strictObject({
  name: z.enum(personalDataParts),
  ...erased,
  held: count.describe('Rows about the person: the sum of the other counts'),
}) satisfies z.ZodType<ErasurePreviewPart>;

export const erasedShape = z.strictObject({ name: z.string(), ...erased });

export const requestShape = z.strictObject({
  id: uuid,
  kind: z.enum(requestKinds),
  email: z.string(),
  receivedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  outcome: z.enum(requestOutcomes).nullable(),
  answeredBy: z.string().nullable(),
  counts: z.record(z.string(), count).nullable().describe('Number of records concerned, by kind'),
}) satisfies z.ZodType<RequestListItem>;
