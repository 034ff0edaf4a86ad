import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BookingKind, BookingStatus } from '#app/domain/bookings/booking.ts';
import { useVisit } from '#app/ui/visit.ts';
import { agendaTab, workspaceAddress } from '../frame/workspace-query.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { localDay } from '../records/local-day.ts';
import { lengthIn } from './agenda-days.ts';

interface Place {
  id: string;
  /** ISO 8601. */
  start: string;
  memberId: string;
}

/** Address of a meeting in the agenda. */
export function meetingAddress({ id, start, memberId }: Place): string {
  const day = localDay(new Date(start));
  return workspaceAddress(agendaTab, { jour: day, personne: memberId, rdv: id });
}

/** A link to a meeting in the agenda; text for users without one. */
export function AgendaLink({ meeting, children }: { meeting: Place; children: ReactNode }) {
  const { may } = useWorkspace();
  if (!may('leads')) return children;
  return (
    <Link to={meetingAddress(meeting)} className="text-link">
      {children}
    </Link>
  );
}

/** A meeting with its length and outcome, as a link into the agenda. */
export function MeetingLink({
  meeting,
}: {
  meeting: Place & { length: BookingKind; status: BookingStatus };
}) {
  const { language } = useVisit();
  const {
    messages: { agenda },
  } = useWorkspace();
  return (
    <AgendaLink meeting={meeting}>
      {`${lengthIn(language, meeting.length)} (${agenda.statuses[meeting.status]})`}
    </AgendaLink>
  );
}
