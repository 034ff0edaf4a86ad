import { z } from 'zod';
import { outboxStates, outboxTopics } from '#app/domain/delivery/outbox.ts';
import { leadOrders } from '#app/domain/leads/inbox.ts';
import { leadStatuses } from '#app/domain/leads/lead.ts';
import { memberStatuses } from '#app/domain/team/team.ts';
import { agencyLanguage, languages } from '#app/i18n/languages.ts';
import { line, text } from './field-shapes.ts';
import { draftShapes } from './crm-shapes.ts';
import { momentCursor } from './moment-cursor.ts';

const member = z.string().regex(/^[\w-]{1,64}$/);
const statuses = z.array(z.enum(leadStatuses)).max(leadStatuses.length);

/** The parameters of the list. `status` may be repeated. */
export const leadQueryShape = z
  .strictObject({
    status: statuses.describe('Any of these; may be repeated'),
    isOpen: z
      .literal('true')
      .transform(() => true)
      .describe('Only those that need work: new, assigned, or converted without an answer'),
    awaitsAnswer: z
      .literal('true')
      .transform(() => true)
      .describe('Only those to whom an answer is still owed'),
    order: z.enum(leadOrders).describe('`due`: whose answer is owed soonest comes first'),
    assignedTo: member,
    search: text(200).describe('Words that all have to occur in who wrote, or in the reference'),
    after: momentCursor,
    limit: z.coerce.number().int().min(1).max(100),
  })
  .partial();

/** Moves of a lead, besides notes and its conversion. */
export const leadMoveShape = z.discriminatedUnion('move', [
  z.strictObject({
    move: z.literal('assign'),
    memberId: member.nullable().describe('Null gives it to whom the rule finds'),
  }),
  z.strictObject({
    move: z.literal('take').describe('Gives a new one to the account that asks'),
  }),
  z.strictObject({
    move: z.literal('give-back').describe('Gives up one that the account that asks has'),
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
      // Absent fields are read from the lead.
      z.strictObject({
        name: name.exactOptional(),
        sector: sector.unwrap().exactOptional(),
        address: address.unwrap().exactOptional(),
        contact: contact.unwrap().exactOptional(),
        assignedTo: assignedTo.unwrap().exactOptional(),
        services: services.unwrap().exactOptional(),
        tags: tags.unwrap().exactOptional(),
      }),
    ])
    .describe('A client that is there, in the version that was seen, or a new one'),
  isAnother: z
    .boolean()
    .default(false)
    .describe('Make a new client although there is one with the same name, number or domain'),
  project: line(200, 1).nullable().default(null).describe('Name of a project to begin'),
  language: z.enum(languages).default(agencyLanguage).describe('Of the entry in the journal'),
});

export const outboxQueryShape = z
  .strictObject({
    state: z.enum(outboxStates),
    topic: z.enum(outboxTopics),
    after: momentCursor,
    limit: z.coerce.number().int().min(1).max(100),
  })
  .partial();

export const memberShape = z.strictObject({
  status: z
    .enum([...memberStatuses, 'automatic'])
    .describe('`automatic` follows hours and meetings, for those who have a calendar'),
  until: z.iso
    .datetime({ offset: true })
    .exactOptional()
    .describe('When it follows the calendar again'),
});
