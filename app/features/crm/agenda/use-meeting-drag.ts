import { useState } from 'react';
import type { FreeTime, Meeting } from '#app/domain/bookings/agenda.ts';
import { useDrag } from '../frame/use-drag.ts';
import { useRead } from '../frame/use-read.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import type { AskedDays } from './meetings.ts';

const none: readonly FreeTime[] = [];

/** Drags a meeting to a free time among the displayed days; free times are read when the drag starts. */
export function useMeetingDrag(meetings: readonly Meeting[], { from, days, timeZone }: AskedDays) {
  const { backend } = useWorkspace();
  const [dropped, setDropped] = useState<{ meeting: Meeting; start: string } | null>(null);
  const find = (id: string) => meetings.find((each) => each.id === id);
  const { held, itemProps } = useDrag((id, start) => {
    const meeting = find(id);
    if (meeting && start !== meeting.start) setDropped({ meeting, start });
  });
  const meeting = held && find(held.id);
  const { data, isCurrent } = useRead(
    meeting ? JSON.stringify([meeting.id, from, days]) : null,
    async () => {
      if (!meeting) return none;
      const { kind, member, id } = meeting;
      const wanted = { kind, member: member.id, except: id };
      return backend.meetings.times(wanted, { from, days, timeZone });
    },
  );
  return {
    held,
    itemProps,
    times: held && isCurrent ? (data ?? none) : none,
    dropped,
    forget: () => setDropped(null),
  };
}

export type MeetingDrag = ReturnType<typeof useMeetingDrag>;
