import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { CalendarEvent } from '#app/domain/delivery/email.ts';

/** The media type's `method` parameter of an invitation or a cancellation. */
export function methodOf({
  isCancelled,
}: Pick<CalendarEvent, 'isCancelled'>): 'CANCEL' | 'REQUEST' {
  return isCancelled ? 'CANCEL' : 'REQUEST';
}

const prodId = { company: 'Iluma', product: 'Site' };

/** Writes an invitation, an update or a cancellation as an iCalendar file. */
export function invitationFile(event: CalendarEvent): string {
  const calendar = ical({
    method: ICalCalendarMethod[methodOf(event)],
    prodId,
  });
  calendar.createEvent({
    ...eventData(event),
    organizer: event.organizer,
    attendees: [{ ...event.attendee, rsvp: true, status: ICalAttendeeStatus.ACCEPTED }],
  });
  return calendar.toString();
}

/**
 * Writes meetings as a subscribable calendar (RFC 5546, 3.2.1: without attendees).
 *
 * @param refresh refresh interval in minutes
 */
export function feedFile(
  events: readonly CalendarEvent[],
  { name, refresh }: { name: string; refresh: number },
): string {
  const calendar = ical({ method: ICalCalendarMethod.PUBLISH, prodId, name, ttl: refresh * 60 });
  for (const event of events) calendar.createEvent(eventData(event));
  return calendar.toString();
}

function eventData(event: CalendarEvent) {
  return {
    id: event.uid,
    sequence: event.sequence,
    start: new Date(event.start),
    end: new Date(event.end),
    stamp: new Date(event.stamp),
    summary: event.summary,
    description: event.description,
    location: event.location,
    status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
}
