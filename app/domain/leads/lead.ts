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

/** Status of a lead. The first two are the specification's (TEAM-07); the others describe what happens to it later. */
export const leadStatuses = ['new', 'assigned', 'quarantined', 'converted', 'closed'] as const;

export type LeadStatus = (typeof leadStatuses)[number];

/** The consent text that a visitor agreed to, as shown next to the button. */
interface Notice {
  version: string;
  wording: string;
}

/** Changes whenever the text next to the button changes, in any language. */
export const noticeVersion = '2026-01';

/** The message and where it was sent from, before anyone has looked at it. */
export interface LeadSubmission extends Written {
  /** The service it is about, by the team's codes; empty if the visitor did not say. */
  service: string;
  language: Language;
  /** Path of the referring page, or of the form itself. */
  page: string;
  /** Inputs and results of the tools the visitor used. */
  attachments: readonly Attachment[];
  /** Only with the visitor's consent. */
  campaign: Campaign | null;
  notice: Notice;
}

/** A note by staff about a lead. */
export interface LeadNote {
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  author: string;
  text: string;
}

/** A visitor's request, stored until it is answered and as long as the privacy page says. Source: B §3, TEAM-07. */
export interface Lead extends Omit<TeamLead, 'status'>, LeadSubmission {
  status: LeadStatus;
  /** For visitors to quote: `IL-7K2M-40QX`. */
  reference: string;
  /** The same for all leads of one person; null if the person is unknown. */
  personId: string | null;
  spam: SpamReport;
  /** Time of the first reply, ISO 8601, which stops the response clock. */
  answeredAt: string | null;
  /** Name, at the time, of who replied first; null without a reply, or if unknown. */
  answeredBy: string | null;
  /** The CRM client it was converted to, or null. */
  clientId: string | null;
  /** Oldest first. */
  notes: readonly LeadNote[];
  /** Incremented by each change, for optimistic locking. */
  version: number;
}

/**
 * A new lead in its initial status: quarantined, assigned by the domain rule (TEAM-10), or new. During a flood,
 * attachments are dropped, since they are the largest part.
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
    /** Initial assignee; by default chosen by the domain rule. */
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

/** Actions of staff on a lead, with the statuses that allow them and the resulting status. */
const moves = {
  assign: { from: ['new', 'assigned'], to: 'assigned' },
  /** Assigning an unassigned lead to oneself. */
  take: { from: ['new'], to: 'assigned' },
  /** The assignee unassigns themselves. */
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
 * What an action changes; null if it is not possible.
 *
 * @param memberId the new assignee for `assign` and `take`; the current one for `give-back`
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
  // The assignee stays on converted and closed leads: they get the credit, and they know the case.
  return { status, assignedTo: status === 'new' ? null : lead.assignedTo };
}

/** All texts of a lead, in the order in which excerpts are chosen. */
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

/** The normalized text in which searches look for a lead: sender, message and notes. */
export function leadSearchText(lead: Lead): string {
  return searchableText(leadTexts(lead));
}

type Answerable = Pick<Lead, 'status' | 'answeredAt'>;

/** Statuses in which a lead needs work, answered or not. */
export const untreatedStatuses = ['new', 'assigned'] as const satisfies readonly LeadStatus[];

/** Whether a reply is still owed: conversion to a client does not stop the response clock. */
export function awaitsAnswer({ status, answeredAt }: Answerable): boolean {
  return answeredAt === null && (isUntreated(status) || status === 'converted');
}

/** Whether a lead needs work: unhandled, or converted without a reply. */
export function isOpen(lead: Answerable): boolean {
  return isUntreated(lead.status) || awaitsAnswer(lead);
}

function isUntreated(status: LeadStatus): boolean {
  return untreatedStatuses.some((each) => each === status);
}

/** The status shown to a visitor: a quarantined message is shown as received. */
export function publicStatusOf(lead: Answerable): 'received' | 'assigned' | 'done' {
  if (lead.status === 'closed') return 'done';
  if (lead.status === 'converted') return awaitsAnswer(lead) ? 'assigned' : 'done';
  return lead.status === 'assigned' ? 'assigned' : 'received';
}
