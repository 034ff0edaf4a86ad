import type { BookingKind, BookingStatus } from '#app/domain/bookings/booking.ts';
import type { OutboxListItem } from '#app/domain/delivery/outbox.ts';
import type { Language } from '#app/domain/languages.ts';
import { truncate } from '#app/domain/truncate.ts';
import type { Client } from '../crm/records/entities.ts';
import type { MemberStatus } from '../team/team.ts';
import type { Tool } from './attachment.ts';
import { planMove, type Lead, type LeadStatus } from './lead.ts';
import type { LeadReply } from './reply.ts';
import type { ToolReport } from './tool-report.ts';

/** Length of a message's excerpt in a list, in characters. */
const excerptLength = 160;

/** A lead in a list. */
export interface LeadListItem extends Pick<
  Lead,
  | 'id'
  | 'reference'
  | 'status'
  | 'assignedTo'
  | 'name'
  | 'company'
  | 'subject'
  | 'service'
  | 'language'
  | 'createdAt'
  | 'answeredAt'
  | 'answeredBy'
  | 'version'
> {
  excerpt: string;
  /** Tools whose results are attached. */
  tools: Tool[];
}

export function listItemOf(lead: Lead): LeadListItem {
  const { id, reference, status, assignedTo, name, company, subject, service } = lead;
  const { language, createdAt, answeredAt, answeredBy, version, message, attachments } = lead;
  return {
    id,
    reference,
    status,
    assignedTo,
    name,
    company,
    subject,
    service,
    language,
    createdAt,
    answeredAt,
    answeredBy,
    version,
    excerpt: truncate(message.replace(/\s+/g, ' ').trim(), excerptLength),
    tools: attachments.map(({ tool }) => tool),
  };
}

export const leadOrders = ['newest', 'due'] as const;
export type LeadOrder = (typeof leadOrders)[number];

/** Query of an inbox. */
export interface LeadQuery {
  /** Any of these; all if empty. */
  status?: readonly LeadStatus[];
  /** Only those that need work: see `isOpen`. */
  isOpen?: boolean;
  /** Only those still waiting for a reply: see `awaitsAnswer`. */
  awaitsAnswer?: boolean;
  /** `due`: sorted by when the reply is due, earliest first. */
  order?: LeadOrder;
  assignedTo?: string;
  search?: string;
  /** `next` of the previous page. */
  after?: string;
  limit?: number;
}

export interface LeadPage {
  items: LeadListItem[];
  /** Number of leads by status, regardless of the query. */
  counts: Record<LeadStatus, number>;
  /** How many need work. */
  open: number;
  /** Cursor of the next page; absent on the last one. */
  next?: string;
}

/** A meeting booked with a lead. */
export interface LeadMeeting {
  id: string;
  /** ISO 8601, UTC. */
  start: string;
  memberId: string;
  /** Name of the host. */
  member: string;
  length: BookingKind;
  status: BookingStatus;
}

/** Everything the inbox shows about one lead. */
export interface LeadFile {
  lead: Lead;
  /** Name of the page it was sent from; its path if it is not one of our pages. */
  pageName: string;
  /** Its tools' results as text, in the order of its attachments, without conversations. */
  reports: ToolReport[];
  /** Other messages of the same person, newest first. */
  others: LeadListItem[];
  /** Replies to it, newest first. */
  replies: LeadReply[];
  /** Meetings with this person, newest first. */
  meetings: LeadMeeting[];
  /** Emails about this lead, its replies and its meeting, newest first. */
  mails: OutboxListItem[];
}

/** An account that leads can be assigned to, or that still has some. */
export interface Assignee {
  id: string;
  name: string;
  /** Null if they no longer take leads but still have some. */
  status: MemberStatus | null;
  /** Whether the status follows their calendar; absent if they have none. */
  calendar?: 'followed' | 'overruled';
  /** When it follows the calendar again; ISO 8601. */
  until?: string;
}

/** An existing client that may be the lead's sender. */
export type KnownClient = Pick<
  Client,
  'id' | 'version' | 'name' | 'status' | 'assignedTo' | 'contact'
>;

/** A command that changes a lead, other than adding a note or converting it. */
export type LeadCommand =
  /** `null` assigns it by the domain rule. */
  | { move: 'assign'; memberId: string | null }
  /** Assigns it to the caller. */
  | { move: 'take' }
  /** Unassigns one of the caller's own leads. */
  | { move: 'give-back' }
  | { move: 'unassign' | 'quarantine' | 'release' | 'close' | 'reopen' }
  /** Stops the response clock. */
  | { move: 'answered' };

/**
 * The lead as expected after a command; null if the command is not possible, or its result unknown.
 *
 * @param now ISO 8601, UTC
 */
export function optimisticLead(lead: Lead, command: LeadCommand, now: string): Lead | null {
  if (command.move === 'answered')
    return lead.answeredAt === null ? { ...lead, answeredAt: now } : null;
  const memberId = command.move === 'assign' ? command.memberId : null;
  const planned = planMove(lead, command.move, memberId);
  return planned && { ...lead, ...planned };
}

/** Request for a conversion: an existing client, or a new one with values that differ from the lead's. */
export interface ConversionRequest {
  client:
    | { id: string; version: number }
    | {
        name: string;
        sector: string;
        address: string;
        contact: { email: string; phone: string; website: string };
      };
  /** Creates a new client even if a similar one exists. */
  isAnother: boolean;
  project: string | null;
  language: Language;
}
