import type { MailTemplate } from '#app/domain/delivery/mail-request.ts';
import type { LeadField } from '#app/domain/leads/lead-fields.ts';
import type { ChangeUndo, SensitiveChange } from '#app/domain/staff/sensitive-changes.ts';
import type { PluralForms } from '#app/i18n/plural.ts';

/** Texts of all emails. */
export interface MailCopy {
  /** `{name}` is the recipient. */
  greeting: string;
  /** For an unknown or unusable name. */
  greetingWithoutName: string;
  /** A moment on the office's clocks: `{date}`. */
  moment: string;
  signature: string;
  /** Footnote that says why the email was sent. */
  footnotes: Record<MailTemplate, string>;
  confirmation: {
    /** `{reference}` is the message's reference. */
    subject: string;
    received: string;
    /** `{subject}` is the service the message is about. */
    receivedAbout: string;
    facts: string;
    reference: string;
    next: { title: string; steps: readonly string[] };
    status: string;
    /** `{phone}` and `{email}` are the agency's. */
    reach: string;
  };
  notice: {
    /** `{reference}`, and `{name}` of the sender. */
    subject: string;
    intro: string;
    facts: string;
    /** Labels of lead fields that differ from the contact form's. */
    labels: Partial<Record<LeadField, string>> & {
      reference: string;
      received: string;
      answerBy: string;
      page: string;
      reads: string;
    };
    details: string;
    message: string;
    open: string;
  };
  /** `{date}` is when the quoted message came. */
  reply: { quoted: string };
  notifications: {
    /** Subjects of the digest, and of several at once; a single one is its own subject. */
    digest: PluralForms;
    several: PluralForms;
    digestIntro: string;
    intro: string;
    more: PluralForms;
    choose: string;
  };
  /** A report that somebody waits for: `{site}` and `{score}`. */
  auditReport: {
    subject: string;
    unreadSubject: string;
    ready: string;
    unread: string;
    open: string;
    until: string;
  };
  /** `{client}`, `{site}`, `{before}` and `{score}`. */
  auditFall: {
    subject: string;
    subjectKeptOut: string;
    fall: string;
    keptOut: string;
    open: string;
  };
  invitation: { subject: string; text: string; open: string; until: string };
  reset: { subject: string; text: string; open: string; until: string };
  /** A sensitive change of an account or by it: what, when, by whom, and how to undo it. */
  sensitiveChange: {
    subject: string;
    intro: string;
    facts: string;
    what: string;
    when: string;
    by: string;
    unless: string;
    changes: Record<SensitiveChange, string>;
    undo: Record<ChangeUndo, string>;
  };
}
