import type { Agenda } from '#app/domain/bookings/agenda.ts';
import { fill } from '#app/i18n/format.ts';
import { plural } from '#app/i18n/plural.ts';
import { ownZone, zoneName } from '#app/i18n/zone-name.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useNow } from '../frame/use-now.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { isReported } from '../session/watched-store.ts';
import { AgendaBar } from './agenda-bar.tsx';
import { meetingMoment } from './agenda-days.ts';
import { DayGrid } from './day-grid.tsx';
import { MeetingPanel } from './meeting-panel.tsx';
import { MoveQuestion } from './move-question.tsx';
import { useAgenda, useAgendaPlace } from './use-agenda.ts';
import { useMeetingDrag } from './use-meeting-drag.ts';

/** A week or a day of meetings, with the one in the address open beside it. */
export function AgendaScreen() {
  const {
    messages: { agenda: copy, frame, live: words },
    backend: { live },
  } = useWorkspace();
  const place = useAgendaPlace();
  const { data, isCurrent, error, reload } = useAgenda(place.asked);
  const isFailed = error !== null && !isReported(error);
  return (
    <>
      <AgendaBar place={place} members={data?.members ?? []} onChange={reload} />
      {!live && <p className="small max-w-[75ch] py-1 text-dust">{copy.sandbox.lead}</p>}
      {isFailed && (
        <div role="alert" className="flex flex-wrap items-center gap-3 py-3">
          <p>{copy.failed}</p>
          <button type="button" className="button" onClick={reload}>
            {words.retry}
          </button>
        </div>
      )}
      {!data && !isFailed && (
        <p role="status" className="py-3 text-dust">
          {frame.loading}
        </p>
      )}
      {data && <Days agenda={data} isCurrent={isCurrent} place={place} onChange={reload} />}
    </>
  );
}

function Days({
  agenda,
  isCurrent,
  place,
  onChange,
}: {
  agenda: Agenda;
  isCurrent: boolean;
  place: ReturnType<typeof useAgendaPlace>;
  onChange: () => void;
}) {
  const { language } = useVisit();
  const now = useNow();
  const drag = useMeetingDrag(agenda.meetings, place.asked);
  const opened = agenda.meetings.find(({ id }) => id === place.opened) ?? null;
  return (
    <div className="beside" aria-busy={!isCurrent}>
      <div className="min-w-0">
        <DayFacts agenda={agenda} now={now} />
        <DayGrid agenda={agenda} place={place} now={now} drag={drag} />
      </div>
      {place.opened !== '' && isCurrent && (
        <MeetingPanel
          key={place.opened}
          meeting={opened}
          agenda={agenda}
          now={now}
          onChange={onChange}
          onClose={place.close}
        />
      )}
      {drag.dropped && (
        <MoveQuestion
          meeting={drag.dropped.meeting}
          start={drag.dropped.start}
          when={meetingMoment(language, ownZone(), drag.dropped.start)}
          onDone={onChange}
          onClose={drag.forget}
        />
      )}
    </div>
  );
}

/** Facts about the displayed days as a whole. */
function DayFacts({
  agenda,
  now,
}: {
  agenda: Agenda;
  /** In epoch milliseconds. */
  now: number;
}) {
  const { language } = useVisit();
  const { agenda: copy } = useWorkspace().messages;
  const hasHours = agenda.days.some(({ hours }) => hours.length > 0);
  return (
    <p className="flex flex-wrap gap-x-4 py-2 text-xs text-dust">
      <span role="status">
        {agenda.meetings.length === 0
          ? copy.empty
          : plural(language, agenda.meetings.length, copy.count)}
      </span>
      <span>{fill(copy.zone, { zone: zoneName(language, ownZone(), now) })}</span>
      {!hasHours && <span>{copy.noHours}</span>}
      {agenda.withoutVideo.map(({ name, isOnly }) => (
        <span key={name} className="text-band-yellow">
          {fill(copy.withoutVideo[isOnly ? 'only' : 'too'], { name })}
        </span>
      ))}
      {agenda.meetings.length > 0 && <span className="max-md:hidden">{copy.dragHelp}</span>}
    </p>
  );
}
