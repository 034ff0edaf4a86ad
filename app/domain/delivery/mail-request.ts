import type { BookingChannel, BookingKind } from '#app/domain/bookings/booking.ts';
import type { Action } from '#app/domain/crm/permissions.ts';
import type { Language } from '#app/domain/languages.ts';
import type { Written } from '#app/domain/leads/lead-fields.ts';
import type { ChangeUndo, SensitiveChange } from '#app/domain/staff/sensitive-changes.ts';

/** What a mail about a booking says of it. */
export type BookingNews = 'confirmed' | 'moved' | 'cancelled' | 'tomorrow' | 'soon';

/** A meeting as both sides read of it. */
interface BookingValues {
  news: BookingNews;
  /** The visitor. */
  name: string;
  email: string;
  phone: string;
  member: { name: string; email: string };
  start: string;
  end: string;
  /** The reader's zone (IANA). */
  timeZone: string;
  kind: BookingKind;
  channel: BookingChannel;
  /** Address of the video call; null where there is none. */
  videoUrl: string | null;
  /** Address of the office in one line; empty for the one that the site is built with. */
  office: string;
  /** Of the file for calendars. */
  uid: string;
  sequence: number;
  isCancelled: boolean;
  madeAt: string;
}

/** Every mail template with the values of its placeholders. Moments are ISO 8601, UTC. */
export interface MailTemplates {
  /** Confirmation to the visitor. */
  'lead-confirmation': {
    name: string;
    reference: string;
    /** Absolute URL of the signed status page. */
    statusUrl: string;
    /** Service or tool in the visitor's language; empty for none. */
    subject: string;
  };
  /** To the member of the team who answers. */
  'lead-notice': Written & {
    reference: string;
    receivedAt: string;
    /** Deadline of the promised answer, 24 hours of working days; null where no clock runs. */
    answerBy: string | null;
    /** Path of the page it was sent from. */
    page: string;
    /** Language the visitor reads. */
    reads: Language;
    /** Inputs and result of a tool, as label and value. */
    details: readonly (readonly [label: string, value: string])[];
    /** Absolute address of the lead in the CRM. */
    crmUrl: string;
  };
  /** An answer to a lead, as a member of staff wrote it. */
  'lead-reply': {
    subject: string;
    text: string;
    /** The message that it answers, and when it came. */
    message: string;
    receivedAt: string;
  };
  'booking-visitor': BookingValues & {
    reference: string;
    /** Absolute address to move or cancel it. */
    manageUrl: string;
  };
  'booking-member': BookingValues & {
    visitor: { name: string; email: string; phone: string; company: string };
    /** Language of the talk. */
    speaks: Language;
    crmUrl: string;
  };
  /** What somebody has not read in the CRM. */
  notifications: {
    name: string;
    /** Whether it is the one of the morning. */
    isDigest: boolean;
    /** Sentences with the absolute address of their record. */
    items: readonly (readonly [text: string, url: string])[];
    /** How many more there are. */
    more: number;
    /** Absolute address of the choice of mails. */
    accountUrl: string;
  };
  /** To whoever wanted to know when a report is there. `score`: null where the site could not be read. */
  'audit-report': { site: string; score: number | null; url: string };
  /** To a client's owner: the score of its site has fallen, or search engines are kept out of it. */
  'audit-fall': {
    name: string;
    client: string;
    site: string;
    before: number;
    score: number;
    isKeptOut: boolean;
    crmUrl: string;
  };
  'staff-invitation': { name: string; url: string; expiresAt: string };
  'staff-reset': { name: string; url: string; expiresAt: string };
  /** To the owner of an account, after a sensitive change of it or by it. `by`: name of who made it. */
  'staff-grave-change': {
    name: string;
    change: SensitiveChange;
    undo: ChangeUndo;
    at: string;
    by: string;
  };
}

export type MailTemplate = keyof MailTemplates;

/** A person whom an answer reaches. */
export interface Correspondent {
  readonly name: string;
  readonly address: string;
}

/** Whom answers go to, where that is not the sender, and what the mail itself answers. */
interface Correspondence {
  readonly replyTo?: Correspondent;
  /** Ids of earlier mails of the same conversation, oldest first. */
  readonly answers?: readonly string[];
}

export type MailRequest = {
  [T in MailTemplate]: Correspondence & {
    readonly template: T;
    readonly to: string;
    readonly language: Language;
    readonly values: Readonly<MailTemplates[T]>;
  };
}[MailTemplate];

/** Templates that a person has written: they are answered like any letter. */
export const personalTemplates: readonly MailTemplate[] = ['lead-reply'];

/** Templates whose links open an account: their values are encrypted until sent, then deleted, and never shown. */
export const secretTemplates = [
  'staff-invitation',
  'staff-reset',
] as const satisfies readonly MailTemplate[];

/**
 * Permissions that reading a kept mail takes beside that to leads: the link of a booking moves and cancels it for whoever
 * has it, and notifications of an account are its own.
 */
export const keptMailNeeds: Readonly<Partial<Record<MailTemplate, Action>>> = {
  'booking-visitor': 'assign',
  'booking-member': 'assign',
  notifications: 'manage-staff',
  'staff-grave-change': 'manage-staff',
};

type SecretTemplate = (typeof secretTemplates)[number];

export type SecretMail = Extract<MailRequest, { template: SecretTemplate }>;

/** A secret email as stored: a copy of the database alone opens no account. */
export type EncryptedMail = Readonly<
  Pick<SecretMail, 'template' | 'to' | 'language'> & {
    /** The encrypted values. */
    sealed: string;
  }
>;

/** An email as it may be stored. */
export type KeptMail = Exclude<MailRequest, SecretMail> | EncryptedMail;
