import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { CalendarEvent } from '#app/domain/delivery/email.ts';

/** The media type's `method` parameter of an invitation or a cancellation. */
export function methodOf({
  isCancelled,
}: Pick<CalendarEvent, 'isCancelled'>): 'CANCEL' | 'REQUEST' {
  return isCancelled ? 'CANCEL' : 'REQUEST';
}

/** Writes an invitation, an update or a cancellation as an iCalendar file. */
export function invitationFile(event: CalendarEvent): string {
  const calendar = ical({
    method: ICalCalendarMethod[methodOf(event)],
    prodId: { company: 'Iluma', product: 'Site' },
  });
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
