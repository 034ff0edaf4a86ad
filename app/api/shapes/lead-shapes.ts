import { z } from 'zod';
import { outboxStates, outboxTopics } from '#app/domain/delivery/outbox.ts';
import { leadOrders } from '#app/domain/leads/inbox.ts';
import { leadStatuses } from '#app/domain/leads/lead.ts';
import { memberStatuses } from '#app/domain/team/team.ts';
import { agencyLanguage, languages } from '#app/i18n/languages.ts';
import { draftShapes } from './crm-shapes.ts';
import { line, text } from './field-shapes.ts';
import { momentCursor } from './moment-cursor.ts';

const member = z.string().regex(/^[\w-]{1,64}$/);
const statuses = z.array(z.enum(leadStatuses)).max(leadStatuses.length);

/** The parameters of the list. `status` may be repeated. */
export const leadQueryShape = z
  .strictObject({
    status: statuses.describe('Any of these statuses; may be repeated'),
    isOpen: z
      .literal('true')
      .transform(() => true)
      .describe('Only leads that need work: new, assigned, or converted without an answer'),
    awaitsAnswer: z
      .literal('true')
      .transform(() => true)
      .describe('Only leads still waiting for an answer'),
    order: z.enum(leadOrders).describe('`due`: leads whose answer is due soonest come first'),
    assignedTo: member,
    search: text(200).describe(
      'Words that must all occur in the sender’s details, or in the reference',
    ),
    after: momentCursor,
    limit: z.coerce.number().int().min(1).max(100),
  })
  .partial();

/** Status changes of a lead, other than its conversion. */
export const leadMoveShape = z.discriminatedUnion('move', [
  z.strictObject({
    move: z.literal('assign'),
    memberId: member.nullable().describe('Null assigns it by the assignment rule'),
  }),
  z.strictObject({
    move: z.literal('take').describe('Assigns a new lead to the caller'),
  }),
  z.strictObject({
    move: z.literal('give-back').describe('Unassigns one of the caller’s own leads'),
  }),
  z.strictObject({
    move: z.enum(['unassign', 'quarantine', 'release', 'close', 'reopen']),
  }),
  z.strictObject({ move: z.literal('answered').describe('Stops the response clock') }),
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
      // Absent fields are taken from the lead.
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
    .describe('An existing client, in the version the caller has read, or a new one'),
  isAnother: z
    .boolean()
    .default(false)
    .describe('Create a client even if one with the same name, phone number or domain exists'),
  project: line(200, 1).nullable().default(null).describe('Name of a project to start'),
  language: z.enum(languages).default(agencyLanguage).describe('Language of the journal entry'),
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
    .describe('`automatic` follows meeting hours and meetings, for accounts with a calendar'),
  until: z.iso
    .datetime({ offset: true })
    .exactOptional()
    .describe('When the status follows the calendar again'),
});
