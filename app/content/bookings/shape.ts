import type { BookingError, BookingField } from '#app/domain/bookings/booking-fields.ts';
import type { BookingChannel, BookingKind } from '#app/domain/bookings/booking.ts';
import type { BookingNews } from '#app/domain/delivery/mail-request.ts';
import type { Headline } from '../headline.ts';
import type { PageText } from '../page-text.ts';

/** Texts of the page that books a meeting. */
export type BookingCopy = Omit<
  BookingsCopy,
  'status' | 'mails' | 'places' | 'leadMessage' | 'choice' | 'form'
> & {
  /** Null once a time is chosen. */
  choice: BookingsCopy['choice'] | null;
  /** Null before. */
  form: BookingsCopy['form'] | null;
};

/** Texts of the page of one booking. */
export type BookingStatusCopy = Pick<
  BookingsCopy,
  'status' | 'kinds' | 'choice' | 'title' | 'description'
> & {
  taken: string;
};

/** Texts of booking: the page, the page of one booking, and the mails. */
export interface BookingsCopy extends PageText {
  name: string;
  head: { eyebrow: string; title: Headline; lead: string };
  kinds: Record<BookingKind, { name: string; about: string }>;
  channels: Record<BookingChannel, string>;
  /** Where a meeting is that isn't at the office: `{phone}` is the visitor's, `{url}` the address of the video call. */
  places: Record<Exclude<BookingChannel, 'office'>, string>;
  choice: {
    title: string;
    kind: string;
    member: string;
    anyone: string;
    zone: string;
    show: string;
    /** `{zone}` is the visitor's zone, `{office}` the time at the office. */
    zoneNote: string;
    previousMonth: string;
    nextMonth: string;
    /** `{date}` and how many times are free. */
    free: { one: string; other: string };
    noneOn: string;
    times: string;
    pickDay: string;
    /** `{time}` at the office. */
    officeTime: string;
    none: { title: string; text: string };
    closed: string;
    keyboard: string;
  };
  form: {
    title: string;
    /** `{when}`, `{kind}`, and `{member}`. */
    chosen: string;
    chosenWith: string;
    other: string;
    channel: string;
    language: string;
    fields: { name: string; email: string; phone: string; company: string; message: string };
    optional: string;
    messageHelp: string;
    honeypot: string;
    privacy: string;
    privacyLink: string;
    send: string;
    sending: string;
    errors: Record<BookingError, string>;
    /** Names of fields as the list of errors has them. */
    errorNames: Record<BookingField, string>;
    rejected: string;
    taken: { title: string; text: string; none: string };
    failures: { failed: string; limited: string; offline: string };
  };
  /** The page of one booking. */
  status: {
    name: string;
    confirmed: Headline;
    cancelled: Headline;
    past: Headline;
    invalid: { title: Headline; text: string };
    facts: { reference: string; when: string; office: string; how: string; who: string };
    mailed: string;
    calendar: string;
    move: string;
    moveTo: string;
    /** When its person no longer takes meetings: `{name}`. */
    otherMember: string;
    cancel: string;
    cancelConfirm: string;
    keep: string;
    moved: string;
    done: string;
    tooLate: string;
    /** After as many moves as a visitor has; with {phone}. */
    tooOften: string;
    again: string;
    /** Why a change has no answer. */
    failures: { failed: string; offline: string };
  };
  /** Subject of the lead that a booking is: `{kind}` and `{when}`. */
  leadMessage: string;
  mails: {
    visitor: Record<BookingNews, { subject: string; text: string }>;
    member: Record<BookingNews, { subject: string; text: string }>;
    facts: string;
    labels: {
      when: string;
      kind: string;
      how: string;
      who: string;
      reference: string;
      visitor: string;
      email: string;
      phone: string;
      company: string;
      language: string;
    };
    manage: string;
    open: string;
    /** Place of a call in the calendar of whoever makes it: `{phone}` is the visitor's. */
    call: string;
    /** Title of the event in calendars: `{kind}` and `{name}` of the other side. */
    event: string;
  };
}
