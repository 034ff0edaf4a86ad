import { z } from 'zod';
import { publishedEvents, readEndpointUrl } from '#app/domain/delivery/webhooks.ts';
import type { DeliveryListItem, EndpointListItem } from '#app/domain/staff/administration.ts';
import { line, text } from './field-shapes.ts';
import { momentCursor } from './moment-cursor.ts';
import { uuid } from './path-shapes.ts';

const endpointFields = {
  url: text(2000, 1)
    .refine((given) => readEndpointUrl(given) !== null, 'Not a web address that can be called')
    .overwrite((given) => readEndpointUrl(given) ?? given),
  description: line(200),
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

export const deliveryQueryShape = z
  .strictObject({ after: momentCursor, limit: z.coerce.number().int().min(1).max(100) })
  .partial();

const event = z.enum(['ping', 'batch', ...publishedEvents]);

export const endpointShape = z.strictObject({
  id: uuid,
  url: z.string(),
  description: z.string(),
  events: z.array(event),
  disabledAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
}) satisfies z.ZodType<EndpointListItem>;

export const deliveryShape = z.strictObject({
  id: uuid,
  messageId: uuid.describe('Id of the message, for sending it again'),
  endpointId: uuid,
  event,
  attempt: z.int(),
  status: z.int().nullable().describe('HTTP status; null without a response'),
  failure: z.string().nullable().describe('Why delivery failed; null when delivered'),
  duration: z.int().describe('Duration in milliseconds'),
  at: z.iso.datetime(),
}) satisfies z.ZodType<DeliveryListItem>;

/** The secret that signs an endpoint's events, shown once. */
export const secret = z.string().describe('Shown only once');
