import type { BookingChannel, BookingStatus } from '#app/domain/bookings/booking.ts';
import type { BusyFailure } from '#app/domain/bookings/busy.ts';
import type { Holiday, HolidayRegion } from '#app/domain/bookings/holidays.ts';
import type { PluralForms } from '#app/i18n/plural.ts';

/** Meetings and hours of the team. */
export interface AgendaCopy {
  tab: string;
  /** Of the sample week: that it is one and what needs a server, a moved meeting with {when}, and that nobody is told. */
  sandbox: { lead: string; moved: string; untold: string };
  /** Name of the time zone that times are shown in; with {zone}. */
  zone: string;
  today: string;
  previous: Record<'week' | 'day', string>;
  next: Record<'week' | 'day', string>;
  spans: { label: string; week: string; day: string };
  member: string;
  everybody: string;
  count: PluralForms;
  empty: string;
  noHours: string;
  /** Who offers video, with other ways or only that, without an address for calls; with {name}. */
  withoutVideo: Record<'too' | 'only', string>;
  now: string;
  off: string;
  holidays: Record<Holiday, string>;
  busy: string;
  /** For screen readers, in place of two midnights. */
  allDay: string;
  failed: string;
  channels: Record<BookingChannel, string>;
  statuses: Record<BookingStatus, string>;
  dragHelp: string;
  /** Meetings of today on the first screen. */
  day: { title: string; all: string };
  panel: {
    title: string;
    when: string;
    theirTime: string;
    who: string;
    how: string;
    phone: string;
    email: string;
    company: string;
    language: string;
    note: string;
    reference: string;
    join: string;
    lead: string;
    client: string;
    move: string;
    cancel: string;
    gone: string;
  };
  move: {
    title: string;
    lead: string;
    day: string;
    member: string;
    nearest: string;
    /** Free times of a day; with {date}. */
    onDay: string;
    /** No free time near the meeting's, or on the chosen day. */
    none: Record<'near' | 'day', string>;
    submit: string;
    /** The question after a drag; with {name} and {when}. */
    ask: string;
    moved: string;
    taken: string;
    notPossible: string;
    choose: string;
    /** Somebody else has moved it since the dialog was opened; with {when} and {name}. */
    meanwhile: string;
  };
  cancelling: { ask: string; told: string; yes: string; keep: string; done: string };
  outcome: {
    title: string;
    options: Record<'done' | 'no-show', string>;
    next: string;
    due: string;
    /** Next steps unless others are typed; with {name}. */
    usual: Record<'done' | 'no-show', string>;
    submit: string;
    saved: string;
    /** Somebody else has said so while one was choosing; with {outcome}. */
    meanwhile: string;
  };
  schedule: {
    open: string;
    /** With {name}. */
    title: string;
    lead: string;
    loading: string;
    week: string;
    from: string;
    to: string;
    /** Accessible names of buttons; with {date}. */
    addHours: string;
    removeHours: string;
    closed: string;
    daysOff: string;
    firstDay: string;
    lastDay: string;
    reason: string;
    addDays: string;
    removeDays: string;
    holidays: string;
    regions: Record<HolidayRegion, string>;
    noHolidays: string;
    zone: string;
    notice: string;
    horizon: string;
    buffer: string;
    most: string;
    mostHelp: string;
    kinds: string;
    channels: string;
    video: string;
    videoHelp: string;
    /** While nothing else has an address for calls. */
    noVideo: string;
    wrong: string;
    errors: Record<'overlap' | 'not-after' | 'unknown' | 'not-an-address' | 'other', string>;
    saved: string;
    /** Somebody else has changed them since they were opened. */
    changed: string;
    undecided: string;
  };
  /** The agency's meeting settings. */
  settings: {
    open: string;
    title: string;
    lead: string;
    office: string;
    officeHelp: string;
    videoHelp: string;
    /** Somebody else has changed them since they were opened. */
    changed: string;
    undecided: string;
    saved: string;
  };
  calendars: {
    title: string;
    /** While there are no hours. */
    first: string;
    feed: string;
    once: string;
    issue: string;
    renew: string;
    revoke: string;
    revoked: string;
    busy: string;
    busyHelp: string;
    connect: string;
    disconnect: string;
    notAnAddress: string;
    /** With {name} of its host; how it went follows. */
    reads: string;
    /** With {date}. */
    readAt: string;
    count: PluralForms;
    failures: Record<BusyFailure, string>;
  };
  book: {
    open: string;
    title: string;
    submit: string;
    booked: string;
    kind: string;
    channel: string;
    language: string;
    zone: string;
    name: string;
    message: string;
    wrong: string;
  };
}
