import type { Tool } from '#app/domain/leads/attachment.ts';
import type { ContactError, Subject } from '#app/domain/leads/contact/contact-request.ts';
import type { ContactField } from '#app/domain/leads/lead-fields.ts';
import type { Headline } from '../headline.ts';
import type { PageText } from '../page-text.ts';

/** Texts of the contact page. */
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
    /** First words of a message with a tool's result attached; the visitor can change them. */
    /** First words of a message about a business of the network. */
    partner: string;
    openings: Record<Tool, string>;
    /** Label of the checkbox that attaches the chat conversation. */
    conversation: string;
    /** Label of the honeypot, for visitors who reach it. */
    honeypot: string;
    send: string;
    sending: string;
    privacy: string;
    privacyLink: string;
    summary: string;
    errors: Record<ContactError, string>;
    /** Field-specific error messages. */
    missing: Record<'nom' | 'email' | 'message', string>;
    failed: string;
    /** Too many messages from the visitor's network. */
    limited: string;
    offline: string;
    /** Introduces the e-mail address and the phone number to use when the form fails. */
    instead: string;
  };
  sent: {
    title: string;
    /** `{reference}` is the message's reference. */
    reference: string;
    promise: string;
    /** The link to the status page, and how long it is valid. */
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
    /** Term of `answer`. */
    answerTime: string;
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
    /** `{name}` is a team member. */
    bookWith: string;
    speaks: string;
    none: string;
  };
}
