import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** A meeting as calendars exchange it (RFC 5545 and 5546). Instants are epoch milliseconds. */
export interface CalendarEvent {
  /** The same for every version of the meeting. */
  uid: string;
  /** Raised with every version. */
  sequence: number;
  isCancelled: boolean;
  start: number;
  end: number;
  /** When this version was made. */
  stamp: number;
  summary: string;
  description: string;
  location: string;
  organizer: { name: string; email: string };
  attendee: { name: string; email: string };
}

/** The media type's `method` parameter of an invitation or a cancellation. */
export function methodOf({ isCancelled }: Pick<CalendarEvent, 'isCancelled'>) {
  return isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
}

/** Writes an invitation, an update or a cancellation as an iCalendar file. */
export function invitationFile(event: CalendarEvent): string {
  const calendar = ical({ method: methodOf(event), prodId: { company: 'Iluma', product: 'Site' } });
  calendar.createEvent({
    id: event.uid,
    sequence: event.sequence,
    start: new Date(event.start),
    end: new Date(event.end),
    stamp: new Date(event.stamp),
    summary: event.summary,
    description: event.description,
    location: event.location,
    organizer: event.organizer,
    attendees: [{ ...event.attendee, rsvp: true, status: ICalAttendeeStatus.ACCEPTED }],
    status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}
