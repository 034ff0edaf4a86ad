import type { ContactError, ContactField, Subject } from '#app/domain/contact.ts';
import type { Tool } from '#app/domain/leads/attachment.ts';
import type { Headline } from '../headline.ts';
import type { PageText } from '../page-text.ts';

/** Everything the contact page says. */
export interface ContactCopy extends PageText {
  name: string;
  head: { eyebrow: string; title: Headline; lead: string };
  form: {
    title: string;
    fields: Record<ContactField, string>;
    optional: string;
    subjects: Record<Subject, string>;
    noSubject: string;
    /** `{name}` is the service or tool the visitor comes from. */
    about: string;
    attached: string;
    /** What the message begins with when a tool's result goes along; the visitor can change it. */
    /** How a message about a business of the network begins. */
    partner: string;
    openings: Record<Tool, string>;
    /** Beside the box that takes the conversation with the assistant along. */
    conversation: string;
    /** For whoever comes upon the field that must stay empty. */
    trap: string;
    send: string;
    sending: string;
    privacy: string;
    privacyLink: string;
    summary: string;
    errors: Record<ContactError, string>;
    /** Where a field's error has its own words. */
    missing: Record<'nom' | 'email' | 'message', string>;
    failed: string;
    offline: string;
    /** Before the address and the number that work when the form does not. */
    instead: string;
  };
  sent: {
    title: string;
    /** `{reference}` is what the visitor can quote. */
    reference: string;
    promise: string;
    /** The link to the message's own page, and how long it is good. */
    status: string;
    statusNote: string;
    again: string;
    next: { title: string; ila: string; adluma: string; cases: string };
  };
  details: {
    title: string;
    email: string;
    phone: string;
    hours: string;
    answer: string;
    offices: string;
    directions: string;
    map: string;
    /** Quoted: source A §2.7, shown only where no map can be drawn. */
    noMap: string;
  };
  team: {
    title: Headline;
    lead: string;
    available: string;
    busy: string;
    offline: string;
    book: string;
    /** `{name}` is a member's. */
    bookWith: string;
    speaks: string;
    none: string;
  };
}
