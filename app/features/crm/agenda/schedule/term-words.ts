import { useVisit } from '#app/ui/visit.ts';
import { useWorkspace } from '../../frame/workspace.tsx';
import { lengthIn } from '../agenda-days.ts';
import type { MeetingTerms } from './meeting-fields.tsx';

/** Label and value of each meeting setting, as text. */
export function useTermWords() {
  const { language } = useVisit();
  const {
    messages: {
      agenda: { schedule: copy, channels },
      frame: { none },
    },
  } = useWorkspace();
  return (terms: MeetingTerms) =>
    ({
      timeZone: [copy.zone, terms.timeZone],
      holidays: [copy.holidays, terms.holidays ? copy.regions[terms.holidays] : copy.noHolidays],
      noticeHours: [copy.notice, String(terms.noticeHours)],
      horizonDays: [copy.horizon, String(terms.horizonDays)],
      bufferMinutes: [copy.buffer, String(terms.bufferMinutes)],
      mostPerDay: [copy.most, String(terms.mostPerDay ?? none)],
      kinds: [copy.kinds, terms.kinds.map((kind) => lengthIn(language, kind)).join(', ') || none],
      channels: [copy.channels, terms.channels.map((each) => channels[each]).join(', ')],
      videoUrl: [copy.video, terms.videoUrl ?? none],
    }) satisfies Record<keyof MeetingTerms, readonly [name: string, value: string]>;
}
