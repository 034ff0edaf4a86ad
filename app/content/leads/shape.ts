import type { Subject } from '#app/domain/contact.ts';
import type { Tool } from '#app/domain/leads/attachment.ts';
import type { AnswerClock } from '#app/domain/leads/business-hours.ts';
import type { LeadWish } from '#app/domain/leads/inbox.ts';
import type { LeadStatus } from '#app/domain/leads/lead.ts';
import type { SpamSignal } from '#app/domain/leads/spam.ts';
import type { MemberStatus } from '#app/domain/team/team.ts';
import type { OutboxCopy } from '../outbox/shape.ts';

interface Forms {
  one: string;
  other: string;
}

/** What the inbox of the live CRM says; fetched with its code. */
export interface LeadsCopy {
  title: string;
  lead: string;
  /** Leads to the list of what leaves the house. */
  everythingSent: string;
  search: string;
  searchHelp: string;
  states: string;
  /** New and assigned ones: what is to be done. */
  open: string;
  all: string;
  statuses: Record<LeadStatus, string>;
  statusNames: Record<LeadStatus, string>;
  assignee: string;
  anyAssignee: string;
  nobody: string;
  count: Forms;
  more: string;
  loading: string;
  reload: string;
  empty: string;
  emptyFilter: string;
  /** How one moves along the list. */
  keys: string;
  choose: string;
  back: string;
  clock: {
    states: Record<AnswerClock['state'], string>;
    hours: string;
    minutes: string;
    due: string;
    answered: string;
    promise: string;
  };
  file: {
    received: string;
    from: string;
    language: string;
    subject: string;
    service: string;
    email: string;
    phone: string;
    company: string;
    campaign: string;
    notice: string;
    message: string;
    attached: string;
    inputs: string;
    result: string;
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
  subjects: Record<Subject, string>;
  signals: Record<SpamSignal, string>;
  actions: Record<Exclude<LeadWish['move'], 'assign'>, string> & {
    label: string;
    assign: string;
    automatic: string;
    convert: string;
    reply: string;
  };
  done: Record<LeadWish['move'], string>;
  saving: string;
  notes: { title: string; none: string; label: string; add: string; added: string };
  failure: {
    unreachable: string;
    'signed-out': string;
    'not-allowed': string;
    busy: string;
    refused: string;
    'not-possible': string;
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
    /** Any client at all, by a few letters; `firstOf` has {count} and {total}. */
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
    clientChanged: string;
    invalid: string;
    close: string;
    guard: { unsaved: string; discard: string; keep: string };
  };
  team: { title: string; help: string; statuses: Record<MemberStatus, string> };
  outbox: OutboxCopy;
}
