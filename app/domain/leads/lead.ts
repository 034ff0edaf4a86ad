import type { Language } from '#app/domain/languages.ts';
import { searchableText } from '#app/domain/search/searchable-text.ts';
import {
  assignLead,
  autoAssign,
  createLead,
  type Lead as TeamLead,
  type Member,
} from '../team/team.ts';
import type { Attachment } from './attachment.ts';
import type { Campaign } from './campaign.ts';
import { writtenOf, type Written } from './lead-fields.ts';
import { isFlood, isSuspect, type SpamReport } from './spam.ts';

/** Where a lead stands. The first two are the specification's (TEAM-07); the rest is what becomes of it afterwards. */
export const leadStatuses = ['new', 'assigned', 'quarantined', 'converted', 'closed'] as const;

export type LeadStatus = (typeof leadStatuses)[number];

/** What a visitor agreed to, as it stood beside the button. */
interface Notice {
  version: string;
  wording: string;
}

/** Changes with every change of the words beside the button, in any language. */
export const noticeVersion = '2026-01';

/** What was said and where, before anyone has looked at it. */
export interface LeadSubmission extends Written {
  /** What it is about, as the team's services are called; empty when the visitor has not said. */
  service: string;
  language: Language;
  /** Path of the page that the visitor came from, or of the form itself. */
  page: string;
  /** Inputs and results of the tools that the visitor has used. */
  attachments: readonly Attachment[];
  /** Only what the visitor's consent allows. */
  campaign: Campaign | null;
  notice: Notice;
}

/** What a member of staff writes down about a lead. */
export interface LeadNote {
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  author: string;
  text: string;
}

/** A visitor's request, kept until it is answered and as long as the privacy page says. Source: B §3, TEAM-07. */
export interface Lead extends Omit<TeamLead, 'status'>, LeadSubmission {
  status: LeadStatus;
  /** What the visitor can quote: `IL-7K2M-40QX`. */
  reference: string;
  /** The same for all leads of one person; null while nobody knows that there is one. */
  personId: string | null;
  spam: SpamReport;
  /** When somebody first answered, ISO 8601; the clock of the promise stops there. */
  answeredAt: string | null;
  /** Name of who first answered, as it was then; null while nobody has, and where nobody knows. */
  answeredBy: string | null;
  /** The CRM's client that it became, or null. */
  clientId: string | null;
  /** Oldest first. */
  notes: readonly LeadNote[];
  /** Counts changes, for optimistic locking. */
  version: number;
}

/**
 * A new lead in the state it is found in: quarantined, somebody's by the domain rule (TEAM-10), or new. A flood is kept
 * without attachments, which are most of its size.
 */
export function placeLead(
  arrival: LeadSubmission,
  {
    id,
    reference,
    now,
    spam,
    members,
    assignee = null,
  }: {
    id: string;
    reference: string;
    now: string;
    spam: SpamReport;
    members: readonly Member[];
    /** Who has it from the start; by default whom the rule finds. */
    assignee?: string | null;
  },
): Lead {
  const fresh = createLead(arrival, { id, now });
  const placed = isSuspect(spam)
    ? { ...fresh, status: 'quarantined' as const }
    : assignee === null
      ? autoAssign(fresh, members)
      : assignLead(fresh, assignee);
  return {
    ...placed,
    attachments: isFlood(spam) ? [] : arrival.attachments,
    reference,
    personId: null,
    spam,
    answeredAt: null,
    answeredBy: null,
    clientId: null,
    notes: [],
    version: 1,
  };
}

/** What staff can do with a lead, from which states, and where that leads. */
const moves = {
  assign: { from: ['new', 'assigned'], to: 'assigned' },
  /** Somebody gives it to themselves, which takes it from nobody. */
  take: { from: ['new'], to: 'assigned' },
  /** Whoever has it gives it up. */
  'give-back': { from: ['assigned'], to: 'new' },
  unassign: { from: ['assigned'], to: 'new' },
  quarantine: { from: ['new', 'assigned'], to: 'quarantined' },
  release: { from: ['quarantined'], to: 'new' },
  convert: { from: ['new', 'assigned'], to: 'converted' },
  close: { from: ['new', 'assigned', 'quarantined'], to: 'closed' },
  reopen: { from: ['closed'], to: 'new' },
} as const satisfies Record<string, { from: readonly LeadStatus[]; to: LeadStatus }>;

export type LeadMove = keyof typeof moves;

export function canMove({ status }: Pick<Lead, 'status'>, move: LeadMove): boolean {
  return moves[move].from.some((from) => from === status);
}

/**
 * What a move changes; null where it is not possible.
 *
 * @param memberId who takes it on, for `assign` and `take`; who gives it up, for `give-back`
 */
export function planMove(
  lead: Pick<Lead, 'status' | 'assignedTo'>,
  move: LeadMove,
  memberId: string | null = null,
): Pick<Lead, 'status' | 'assignedTo'> | null {
  if (!canMove(lead, move)) return null;
  if (move === 'give-back' && memberId !== lead.assignedTo) return null;
  const status = moves[move].to;
  if (status === 'assigned') return memberId === null ? null : { status, assignedTo: memberId };
  // Who had it keeps the credit of a conversion and the knowledge of what was closed.
  return { status, assignedTo: status === 'new' ? null : lead.assignedTo };
}

/** Every text of a lead, in the order in which an excerpt is looked for. */
export function leadTexts(lead: Lead): string[] {
  const { reference, service, page, campaign, notes } = lead;
  return [
    reference,
    ...Object.values(writtenOf((field) => lead[field])),
    service,
    ...notes.map(({ text }) => text).toReversed(),
    ...Object.values(campaign ?? {}).map(String),
    page,
  ];
}

/** The normalized text that a lead is searched by: who wrote, what, and what was noted. */
export function leadSearchText(lead: Lead): string {
  return searchableText(leadTexts(lead));
}

type Answerable = Pick<Lead, 'status' | 'answeredAt'>;

/** Statuses in which a lead needs work, answered or not. */
export const untreatedStatuses = ['new', 'assigned'] as const satisfies readonly LeadStatus[];

/** Whether an answer is still owed: becoming a client does not stop the clock of the promise. */
export function awaitsAnswer({ status, answeredAt }: Answerable): boolean {
  return answeredAt === null && (isUntreated(status) || status === 'converted');
}

/** Whether a lead needs work: it is untreated, or converted without an answer. */
export function isOpen(lead: Answerable): boolean {
  return isUntreated(lead.status) || awaitsAnswer(lead);
}

function isUntreated(status: LeadStatus): boolean {
  return untreatedStatuses.some((each) => each === status);
}

/** What a visitor is told of a lead: a message held for inspection is a message received. */
export function publicStatusOf(lead: Answerable): 'received' | 'assigned' | 'done' {
  if (lead.status === 'closed') return 'done';
  if (lead.status === 'converted') return awaitsAnswer(lead) ? 'assigned' : 'done';
  return lead.status === 'assigned' ? 'assigned' : 'received';
}
