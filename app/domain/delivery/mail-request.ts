import type { BookingChannel, BookingKind } from '#app/domain/bookings/booking.ts';
import type { Action } from '#app/domain/crm/permissions.ts';
import type { Language } from '#app/domain/languages.ts';
import type { Written } from '#app/domain/leads/lead-fields.ts';
import type { ChangeUndo, SensitiveChange } from '#app/domain/staff/sensitive-changes.ts';

/** The event that a booking email reports. */
export type BookingNews = 'confirmed' | 'moved' | 'cancelled' | 'tomorrow' | 'soon';

/** A meeting in emails to either side. */
interface BookingValues {
  news: BookingNews;
  /** The visitor. */
  name: string;
  email: string;
  phone: string;
  member: { name: string; email: string };
  start: string;
  end: string;
  /** The recipient's time zone (IANA). */
  timeZone: string;
  kind: BookingKind;
  channel: BookingChannel;
  /** URL of the video call; null if there is none. */
  videoUrl: string | null;
  /** The office's address in one line; empty for the default in the site's content. */
  office: string;
  /** Of the calendar file. */
  uid: string;
  sequence: number;
  isCancelled: boolean;
  madeAt: string;
}

/** Every mail template with the values of its placeholders. Instants are ISO 8601, UTC. */
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
  /** To the team member who replies. */
  'lead-notice': Written & {
    reference: string;
    receivedAt: string;
    /** Deadline of the promised reply, 24 hours on working days; null without a deadline. */
    answerBy: string | null;
    /** Path of the page it was sent from. */
    page: string;
    /** The visitor's language. */
    reads: Language;
    /** Inputs and result of a tool, as label and value. */
    details: readonly (readonly [label: string, value: string])[];
    /** Absolute URL of the lead in the CRM. */
    crmUrl: string;
  };
  /** A reply to a lead, written by a member of staff. */
  'lead-reply': {
    subject: string;
    text: string;
    /** The original message, and when it was received. */
    message: string;
    receivedAt: string;
  };
  'booking-visitor': BookingValues & {
    reference: string;
    /** Absolute URL for moving or cancelling it. */
    manageUrl: string;
  };
  'booking-member': BookingValues & {
    visitor: { name: string; email: string; phone: string; company: string };
    /** Language of the meeting. */
    speaks: Language;
    crmUrl: string;
  };
  /** A user's unread notifications. */
  notifications: {
    name: string;
    /** Whether it is the morning digest. */
    isDigest: boolean;
    /** Sentences with the absolute URL of their record. */
    items: readonly (readonly [text: string, url: string])[];
    /** Number of further notifications. */
    more: number;
    /** Absolute URL of the notification settings. */
    accountUrl: string;
  };
  /** To the person who asked to be notified of a report. `score`: null if the site could not be read. */
  'audit-report': { site: string; score: number | null; url: string };
  /** To a client's owner: the score of the client's site has dropped, or search engines are blocked from it. */
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
  /** To the owner of an account, after a sensitive change to it or by it. `by`: name of the person who made it. */
  'staff-grave-change': {
    name: string;
    change: SensitiveChange;
    undo: ChangeUndo;
    at: string;
    by: string;
  };
}

export type MailTemplate = keyof MailTemplates;

/** The recipient of a reply. */
export interface Correspondent {
  readonly name: string;
  readonly address: string;
}

/** Where replies go, if not to the sender, and what the email itself replies to. */
interface Correspondence {
  readonly replyTo?: Correspondent;
  /** Ids of earlier emails in the conversation, oldest first. */
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

/** Templates written by a person: recipients can reply to them. */
export const personalTemplates: readonly MailTemplate[] = ['lead-reply'];

/** Templates whose links open an account: their values are encrypted until sent, then deleted, and never shown. */
export const secretTemplates = [
  'staff-invitation',
  'staff-reset',
] as const satisfies readonly MailTemplate[];

/**
 * Permissions for reading a stored email, besides the one for leads: the link in a booking email lets anyone move or
 * cancel the meeting, and an account's notifications are private.
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
