import { z } from 'zod';
import { leadStatuses } from '#app/domain/leads/lead.ts';
import { languages } from '#app/i18n/languages.ts';
import { draftShapes, text } from './shapes.ts';

const member = z.string().regex(/^[\w-]{1,64}$/);
const statuses = z.array(z.enum(leadStatuses)).max(leadStatuses.length);

/** The parameters of the list. `status` may be repeated. */
export const leadQueryShape = z
  .strictObject({
    status: statuses.describe('Any of these; may be repeated'),
    assignedTo: member,
    search: text(200).describe('Words that all have to occur in who wrote, or in the reference'),
    after: text(200, 1).describe('The `next` of the page before'),
    limit: z.coerce.number().int().min(1).max(100),
  })
  .partial();

/** What can be done with a lead, beside notes and a conversion. */
export const leadMoveShape = z.discriminatedUnion('move', [
  z.strictObject({
    move: z.literal('assign'),
    memberId: member.nullable().describe('Null gives it to whom the rule finds'),
  }),
  z.strictObject({
    move: z.enum(['unassign', 'quarantine', 'release', 'close', 'reopen']),
  }),
  z.strictObject({ move: z.literal('answered').describe('Stops the clock of the promise') }),
]);

export const leadNoteShape = z.strictObject({ text: text(5000, 1) });

const { name, sector, address, contact, assignedTo, services, tags } = draftShapes.clients.shape;

export const conversionShape = z.strictObject({
  client: z
    .union([
      z.strictObject({
        id: z.string().regex(/^[\w-]{1,64}$/),
        version: z.int().min(1).max(2_000_000_000),
      }),
      // The lead says whatever is left out.
      z
        .strictObject({
          name,
          sector: sector.unwrap(),
          address: address.unwrap(),
          contact: contact.unwrap(),
          assignedTo: assignedTo.unwrap(),
          services: services.unwrap(),
          tags: tags.unwrap(),
        })
        .partial(),
    ])
    .describe('A client that is there, in the version that was seen, or a new one'),
  isAnother: z
    .boolean()
    .default(false)
    .describe('Make a new client although there is one with the same name, number or domain'),
  project: text(200, 1).nullable().default(null).describe('Name of a project to begin'),
  language: z.enum(languages).default('fr').describe('Of the entry in the journal'),
});

export const outboxQueryShape = z
  .strictObject({
    state: z.enum(['waiting', 'sent', 'dead']),
    topic: z.enum(['mail', 'webhook']),
    after: text(200, 1),
    limit: z.coerce.number().int().min(1).max(100),
  })
  .partial();

export const memberShape = z.strictObject({ status: z.enum(['available', 'busy', 'offline']) });
