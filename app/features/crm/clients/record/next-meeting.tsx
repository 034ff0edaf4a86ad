import { useState } from 'react';
import { nextMeetingAmong } from '#app/domain/crm/plans/follow-up.ts';
import type { TimelineItem } from '#app/domain/crm/timeline/timeline.ts';
import { formatDate } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { AgendaLink } from '../../agenda/meeting-link.tsx';
import { useWorkspace } from '../../frame/workspace.tsx';
import { useTimeline } from './timeline/use-timeline.ts';

/** The client's next meeting, kept up to date: undefined while loading, null without one. */
export function useNextMeeting(clientId: string): TimelineItem<'meeting'> | null | undefined {
  const [now] = useState(Date.now);
  const { data, error } = useTimeline(clientId, 'meeting', 1);
  if (error !== null) return null;
  return data && nextMeetingAmong(data.items, now);
}

export function NextMeeting({ meeting }: { meeting: TimelineItem<'meeting'> }) {
  const { language } = useVisit();
  const { messages } = useWorkspace();
  const { at, author } = meeting;
  return (
    <p dir="auto" className="min-w-0 flex-1 basis-40">
      <AgendaLink meeting={{ ...meeting, start: at }}>{messages.timeline.one.meeting}</AgendaLink>{' '}
      <span className="small text-dust">
        {formatDate(language, at, 'short')} · {author}
      </span>
    </p>
  );
}
