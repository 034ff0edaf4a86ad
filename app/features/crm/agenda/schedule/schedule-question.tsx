import { weekdays } from '#app/domain/bookings/working-week.ts';
import { useVisit } from '#app/ui/visit.ts';
import type { Dispute } from '../../frame/conflict/save-joined.ts';
import { VersionsDialog } from '../../frame/conflict/versions-dialog.tsx';
import { useWorkspace } from '../../frame/workspace.tsx';
import type { ScheduleBody } from '../agenda-client.ts';
import { clockWords, weekdayNames } from '../agenda-days.ts';
import { partsOf, type ScheduleParts, type VersionedSchedule } from './schedule-versions.ts';
import { useTermWords } from './term-words.ts';

/** Asks which hours to keep when two people changed the same ones. */
export function ScheduleQuestion({
  mine,
  there,
  disputed,
  onDecide,
}: Dispute<ScheduleBody, VersionedSchedule, keyof ScheduleParts> & {
  onDecide: (choice: 'mine' | 'theirs' | null) => void;
}) {
  const {
    messages: { agenda, live },
  } = useWorkspace();
  const words = useScheduleWords();
  const [own, theirs] = [words(partsOf(mine)), words(partsOf(there.schedule))];
  return (
    <VersionsDialog
      title={agenda.schedule.changed}
      lead={live.conflict.lead}
      rows={disputed.map((field) => ({
        name: own[field][0],
        mine: own[field][1],
        theirs: theirs[field][1],
      }))}
      onDecide={onDecide}
    />
  );
}

/** Name and value of each field, as text. */
function useScheduleWords() {
  const { language } = useVisit();
  const { schedule: copy } = useWorkspace().messages.agenda;
  const termWords = useTermWords();
  const { time } = clockWords(language);
  const dayNames = weekdayNames(language);
  return (
    parts: ScheduleParts,
  ): Record<keyof ScheduleParts, readonly [name: string, value: string]> => {
    const days = weekdays.map((day, at) => {
      const hours = parts[day].map(({ from, to }) => `${time(from)} – ${time(to)}`);
      return [day, [dayNames[at] ?? day, hours.join(', ') || copy.closed]] as const;
    });
    return {
      ...(Object.fromEntries(days) as Record<(typeof weekdays)[number], readonly [string, string]>),
      ...termWords(parts),
    };
  };
}
