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

/** Characters of the message that a list shows. */
const excerptLength = 160;

/** A lead as a list shows it. */
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
  /** Whose results are attached. */
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

/** What an inbox asks for. */
export interface LeadQuery {
  /** Any of these; none admits all. */
  status?: readonly LeadStatus[];
  /** Only those that need work: see `isOpen`. */
  isOpen?: boolean;
  /** Only those to whom an answer is still owed: see `awaitsAnswer`. */
  awaitsAnswer?: boolean;
  /** `due`: whose answer is owed soonest comes first. */
  order?: LeadOrder;
  assignedTo?: string;
  search?: string;
  /** The `next` of the page before. */
  after?: string;
  limit?: number;
}

export interface LeadPage {
  items: LeadListItem[];
  /** How many leads there are of each state, whatever was asked for. */
  counts: Record<LeadStatus, number>;
  /** How many need work. */
  open: number;
  /** Where the next page begins; absent on the last one. */
  next?: string;
}

/** A meeting that came with a lead. */
export interface LeadMeeting {
  id: string;
  /** ISO 8601, UTC. */
  start: string;
  memberId: string;
  /** Name of whoever it is with. */
  member: string;
  length: BookingKind;
  status: BookingStatus;
}

/** Everything the inbox knows of one lead. */
export interface LeadFile {
  lead: Lead;
  /** What the page that it was sent from is called; its path where it is no page of ours. */
  pageName: string;
  /** Its tools' results in words, in the order of its attachments; conversations are left out. */
  reports: ToolReport[];
  /** Other messages of the same person, newest first. */
  others: LeadListItem[];
  /** Answers to it, newest first. */
  replies: LeadReply[];
  /** Meetings with this person, newest first. */
  meetings: LeadMeeting[];
  /** Mails about this lead, its answers and its meeting, newest first. */
  mails: OutboxListItem[];
}

/** An account that leads are given to, or whoever else has some. */
export interface Assignee {
  id: string;
  name: string;
  /** Null for whoever takes leads no longer, but has some. */
  status: MemberStatus | null;
  /** Whether the status follows their calendar; absent without one. */
  calendar?: 'followed' | 'overruled';
  /** When it follows it again; ISO 8601. */
  until?: string;
}

/** A client that a lead may already be. */
export type KnownClient = Pick<
  Client,
  'id' | 'version' | 'name' | 'status' | 'assignedTo' | 'contact'
>;

/** A command that changes a lead, other than a note and the conversion. */
export type LeadCommand =
  /** Null gives it to whom the rule finds. */
  | { move: 'assign'; memberId: string | null }
  /** Gives it to whoever asks. */
  | { move: 'take' }
  /** Gives up one that is of whoever asks. */
  | { move: 'give-back' }
  | { move: 'unassign' | 'quarantine' | 'release' | 'close' | 'reopen' }
  /** Stops the clock of the promise. */
  | { move: 'answered' };

/**
 * The lead as it will be if all goes well; null where that cannot be, or cannot be known.
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

/** What a conversion asks for: a client that is there, or a new one with what differs from the lead. */
export interface ConversionRequest {
  client:
    | { id: string; version: number }
    | {
        name: string;
        sector: string;
        address: string;
        contact: { email: string; phone: string; website: string };
      };
  /** Make a new client although there is one like it. */
  isAnother: boolean;
  project: string | null;
  language: Language;
}
