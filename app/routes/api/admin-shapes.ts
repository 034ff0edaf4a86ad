import { z } from 'zod';
import { requestKinds, requestOutcomes } from '#app/domain/privacy/rights.ts';
import { publishedEvents, readEndpointUrl } from '#app/domain/webhooks.ts';
import { text } from './shapes.ts';

const endpointFields = {
  url: text(2000, 1)
    .refine((given) => readEndpointUrl(given) !== null, 'Not a web address that can be called')
    .overwrite((given) => readEndpointUrl(given) ?? given),
  description: text(200),
  events: z
    .array(z.enum(publishedEvents))
    .min(1)
    .max(publishedEvents.length)
    .overwrite((events) => [...new Set(events)]),
};

export const newEndpointShape = z.strictObject({
  ...endpointFields,
  description: endpointFields.description.default(''),
});

export const endpointChangeShape = z
  .strictObject({ ...endpointFields, isDisabled: z.boolean() })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Nothing to change');

export const pageQueryShape = z
  .strictObject({
    after: text(200, 1).describe('The `next` of the page before'),
    limit: z.coerce.number().int().min(1).max(100),
  })
  .partial();

const email = text(254, 3)
  .trim()
  .regex(/^[^\s@]+@[^\s@]+$/, 'Not a mail address');

export const lookupShape = z.strictObject({ email });

export const rightShape = z.strictObject({
  email,
  requestId: z.uuid().optional().describe('The request in the register that this answers'),
});

export const newRequestShape = z.strictObject({ email, kind: z.enum(requestKinds) });

export const requestAnswerShape = z.strictObject({ outcome: z.enum(requestOutcomes) });
