import type { Tool } from '#app/domain/leads/attachment.ts';
import type { AnswerClock } from '#app/domain/leads/business-hours.ts';
import type { Subject } from '#app/domain/leads/contact/contact-request.ts';
import type { LeadCommand } from '#app/domain/leads/inbox.ts';
import type { ContactField, LeadField } from '#app/domain/leads/lead-fields.ts';
import type { LeadService } from '#app/domain/leads/lead-services.ts';
import type { LeadStatus } from '#app/domain/leads/lead.ts';
import type { SpamSignal } from '#app/domain/leads/spam.ts';
import type { MemberStatus } from '#app/domain/team/team.ts';
import type { NotificationsCopy } from '../crm/notifications/shape.ts';
import type { OutboxCopy } from '../outbox/shape.ts';
import type { LeadReplyCopy } from './reply/shape.ts';

interface Forms {
  one: string;
  other: string;
}

/** Texts of the live CRM's inbox, fetched with its code. */
export interface LeadsCopy {
  title: string;
  lead: string;
  /** Link to the outbox. */
  everythingSent: string;
  search: string;
  searchHelp: string;
  states: string;
  /** New and assigned leads: those that need work. */
  open: string;
  all: string;
  statuses: Record<LeadStatus, string>;
  statusNames: Record<LeadStatus | 'answered', string>;
  assignee: string;
  anyAssignee: string;
  nobody: string;
  count: Forms;
  more: string;
  loading: string;
  clear: string;
  reload: string;
  empty: string;
  emptyFilter: string;
  /** Keyboard instructions of the list. */
  keys: string;
  choose: string;
  back: string;
  clock: {
    states: Record<AnswerClock['state'], string>;
    hours: string;
    minutes: string;
    due: string;
    answered: string;
    answeredBy: string;
    promise: string;
  };
  /** Labels that differ from the form's. */
  file: Partial<Record<LeadField, string>> & {
    received: string;
    from: string;
    language: string;
    service: string;
    campaign: string;
    notice: string;
    message: string;
    attached: string;
    conversation: string;
    you: string;
    assistant: string;
    spam: string;
    others: string;
    mails: string;
    noMails: string;
    client: string;
    notFound: string;
  };
  tools: Record<Tool, string>;
  /** As in the contact form. */
  fields: Record<ContactField, string>;
  subjects: Record<Subject, string>;
  services: Record<LeadService, string>;
  signals: Record<SpamSignal, string>;
  actions: Record<Exclude<LeadCommand['move'], 'assign'>, string> & {
    label: string;
    assign: string;
    automatic: string;
    convert: string;
    reply: string;
  };
  done: Record<LeadCommand['move'], string>;
  saving: string;
  /** Beside a text that was begun before and is not sent. */
  draft: string;
  /** In the list, on the line of a lead with a draft. */
  draftMark: string;
  notes: {
    title: string;
    none: string;
    label: string;
    add: string;
    added: string;
    mention: NotificationsCopy['mention'];
  };
  failure: {
    unreachable: string;
    'signed-out': string;
    'not-allowed': string;
    busy: string;
    refused: string;
    'not-possible': string;
    'no-match': string;
    gone: string;
    retry: string;
  };
  conflict: {
    title: string;
    text: string;
    field: string;
    wanted: string;
    current: string;
    status: string;
    answered: string;
    yes: string;
    no: string;
    apply: string;
    keep: string;
  };
  conversion: {
    title: string;
    known: string;
    join: string;
    create: string;
    /** Search in all clients; `firstOf` has {count} and {total}. */
    search: {
      label: string;
      found: Forms;
      firstOf: string;
      none: string;
    };
    name: string;
    sector: string;
    email: string;
    phone: string;
    website: string;
    address: string;
    project: string;
    projectHelp: string;
    submit: string;
    done: string;
    duplicate: string;
    /** Somebody else has converted the lead. */
    taken: string;
    leadChanged: string;
    clientChanged: string;
    invalid: string;
    close: string;
    guard: { unsaved: string; discard: string; keep: string };
  };
  reply: LeadReplyCopy;
  /** Everything that has happened to a lead. */
  timeline: { title: string; note: string; reply: string };
  /** A tool's result, told in the words of its page. */
  report: { score: string; outOf: string; parts: string; facts: string; advice: string };
  /** Name of the time zone of all moments on the screen. */
  zone: string;
  team: {
    title: string;
    close: string;
    help: string;
    /** Beside the name of whoever has leads and is given no more. */
    former: string;
    /** The status follows hours and meetings. */
    automatic: string;
    /** Until when it does not; with {date}. */
    until: string;
    /** With {status}. */
    forAnHour: string;
    statuses: Record<MemberStatus, string>;
  };
  outbox: OutboxCopy;
}
