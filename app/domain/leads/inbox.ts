import type { Client } from '../crm/entities.ts';
import { cut } from '../cut.ts';
import type { OutboxLine } from '../outbox.ts';
import type { MemberStatus } from '../team/team.ts';
import type { Tool } from './attachment.ts';
import { planMove, type Lead, type LeadStatus } from './lead.ts';

/** Characters of the message that a list shows. */
const excerptLength = 160;

/** A lead as a list shows it. */
export interface LeadLine extends Pick<
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
  | 'version'
> {
  excerpt: string;
  /** Whose results are attached. */
  tools: Tool[];
}

export function lineOf(lead: Lead): LeadLine {
  const { id, reference, status, assignedTo, name, company, subject, service } = lead;
  const { language, createdAt, answeredAt, version, message, attachments } = lead;
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
    version,
    excerpt: cut(message.replace(/\s+/g, ' ').trim(), excerptLength),
    tools: attachments.map(({ tool }) => tool),
  };
}

/** What an inbox asks for. */
export interface LeadQuery {
  /** Any of these; none admits all. */
  status?: readonly LeadStatus[];
  assignedTo?: string;
  search?: string;
  /** The `next` of the page before. */
  after?: string;
  limit?: number;
}

export interface LeadPage {
  /** Newest first. */
  items: LeadLine[];
  /** How many leads there are of each state, whatever was asked for. */
  counts: Record<LeadStatus, number>;
  /** Where the next page begins; absent on the last one. */
  next?: string;
}

/** Everything the inbox knows of one lead. */
export interface LeadFile {
  lead: Lead;
  /** Other messages of the same person, newest first. */
  others: LeadLine[];
  /** Mails to this person and about them, newest first. */
  mails: OutboxLine[];
}

/** Who leads are given to. */
export interface Assignee {
  id: string;
  name: string;
  status: MemberStatus;
}

/** A client that a lead may already be. */
export type KnownClient = Pick<
  Client,
  'id' | 'version' | 'name' | 'status' | 'assignedTo' | 'contact'
>;

/** What somebody wants to become of a lead, beside notes and a conversion. */
export type LeadWish =
  /** Null gives it to whom the rule finds. */
  | { move: 'assign'; memberId: string | null }
  | { move: 'unassign' | 'quarantine' | 'release' | 'close' | 'reopen' }
  /** Stops the clock of the promise. */
  | { move: 'answered' };

/**
 * The lead as it will be if all goes well; null where that cannot be, or cannot be known.
 *
 * @param now ISO 8601, UTC
 */
export function foreseen(lead: Lead, wish: LeadWish, now: string): Lead | null {
  if (wish.move === 'answered')
    return lead.answeredAt === null ? { ...lead, answeredAt: now } : null;
  const memberId = wish.move === 'assign' ? wish.memberId : null;
  const planned = planMove(lead, wish.move, memberId);
  return planned && { ...lead, ...planned };
}

/** What a conversion asks for: a client that is there, or a new one with what differs from the lead. */
export interface ConversionWish {
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
  language: string;
}
