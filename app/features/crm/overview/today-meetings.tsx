import { useState } from 'react';
import { Link } from 'react-router';
import type { Meeting } from '#app/domain/bookings/agenda.ts';
import { ownZone } from '#app/i18n/zone-name.ts';
import { useVisit } from '#app/ui/visit.ts';
import { clockWords, lengthIn } from '../agenda/agenda-days.ts';
import { meetingAddress } from '../agenda/meeting-link.tsx';
import { useRead } from '../frame/use-read.ts';
import { agendaTab, workspaceAddress } from '../frame/workspace-query.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { PhoneLink } from '../records/contact-link.tsx';
import { localDay } from '../records/local-day.ts';
import { TodoList } from './todo-list.tsx';

/** The user's own meetings today, by time; nothing on a day without meetings. */
export function TodayMeetings() {
  const {
    messages: { agenda: copy },
    backend: { meetings },
  } = useWorkspace();
  const [from] = useState(() => localDay(new Date()));
  const { data, error } = useRead(
    `meetings ${from}`,
    () => meetings.read({ from, days: 1, timeZone: ownZone(), member: '' }),
    meetings.watch,
  );
  if (data?.meetings.length === 0) return null;
  return (
    <TodoList
      id="today-meetings"
      title={copy.day.title}
      all={
        <Link to={workspaceAddress(agendaTab)} className="text-link">
          {copy.day.all}
        </Link>
      }
      empty={copy.failed}
      isLoading={!data && error === null}
    >
      {(data?.meetings ?? []).map((meeting) => (
        <TodayMeeting key={meeting.id} meeting={meeting} />
      ))}
    </TodoList>
  );
}

function TodayMeeting({ meeting }: { meeting: Meeting }) {
  const { language } = useVisit();
  const {
    messages: { agenda },
  } = useWorkspace();
  const { id, start, member, visitor, at, kind, channel, status } = meeting;
  return (
    <li className="row flex-nowrap">
      <span className="tabular shrink-0">{clockWords(language).time(at.from)}</span>
      <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-2 text-dust">
        <Link to={meetingAddress({ id, start, memberId: member.id })} className="text-link">
          <span dir="auto" className="font-semibold text-star">
            {visitor.name}
          </span>
        </Link>
        <span>
          {lengthIn(language, kind)} · {agenda.channels[channel]}
          {status !== 'confirmed' && ` · ${agenda.statuses[status]}`}
        </span>
      </span>
      {channel === 'phone' && visitor.phone && (
        <span className="shrink-0">
          <PhoneLink number={visitor.phone} />
        </span>
      )}
    </li>
  );
}
