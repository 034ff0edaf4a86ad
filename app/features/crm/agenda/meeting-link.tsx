import { Link } from 'react-router';
import type { BookingKind, BookingStatus } from '#app/domain/bookings/booking.ts';
import { useVisit } from '#app/ui/visit.ts';
import { agendaTab, workspaceAddress } from '../frame/workspace-query.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { localDay } from '../records/local-day.ts';
import { lengthIn } from './agenda-days.ts';

/** Where a meeting is seen in the agenda. */
export function meetingAddress({
  id,
  start,
  memberId,
}: {
  id: string;
  /** ISO 8601. */
  start: string;
  memberId: string;
}): string {
  const day = localDay(new Date(start));
  return workspaceAddress(agendaTab, { jour: day, personne: memberId, rdv: id });
}

/** A meeting by its length and what became of it, which opens it in the agenda. */
export function MeetingLink({
  meeting,
}: {
  meeting: {
    id: string;
    start: string;
    memberId: string;
    length: BookingKind;
    status: BookingStatus;
  };
}) {
  const { language } = useVisit();
  const {
    messages: { agenda },
  } = useWorkspace();
  return (
    <Link to={meetingAddress(meeting)} className="text-link">
      {`${lengthIn(language, meeting.length)} (${agenda.statuses[meeting.status]})`}
    </Link>
  );
}
