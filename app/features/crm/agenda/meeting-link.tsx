import { Link } from 'react-router';
import type { BookingKind, BookingStatus } from '#app/domain/bookings/booking.ts';
import { useVisit } from '#app/ui/visit.ts';
import { agendaTab, workspaceAddress } from '../frame/workspace-query.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { localDay } from '../records/local-day.ts';
import { lengthIn } from './agenda-days.ts';

/** Address of a meeting in the agenda. */
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

/** A meeting with its length and outcome, as a link into the agenda. */
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
