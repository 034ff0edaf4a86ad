import { minute } from '#app/domain/durations.ts';
import { answerClock, type AnswerClock } from '#app/domain/leads/business-hours.ts';
import { awaitsAnswer, type LeadStatus } from '#app/domain/leads/lead.ts';
import { fill, formatDate } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { useNow } from '../frame/use-now.ts';
import { useInbox } from './inbox-context.tsx';

const tones = {
  running: 'text-band-green',
  late: 'text-band-red',
  kept: 'text-dust',
  missed: 'text-dust',
} as const satisfies Record<AnswerClock['state'], string>;

interface Clocked {
  status: LeadStatus;
  createdAt: string;
  answeredAt: string | null;
  answeredBy: string | null;
  assignedTo: string | null;
}

/**
 * Time left until the promised answer is due ("24 h ouvrables"), or exceeded, or who gave it. Quarantined and closed
 * leads have none; converted ones keep it.
 */
export function AnswerBadge({ lead, isLong = false }: { lead: Clocked; isLong?: boolean }) {
  const { language } = useVisit();
  const {
    messages: { clock: copy },
  } = useInbox();
  const now = useNow();
  if (lead.answeredAt === null && !awaitsAnswer(lead)) return null;
  const { state, left, dueAt } = answerClock(lead, now);
  const text = fill(copy.states[state], { time: timeIn(copy, left) });
  return (
    <span className={`inline-flex items-start gap-1.5 text-xs ${tones[state]}`}>
      <Icon
        name={state === 'late' ? 'triangle-alert' : state === 'running' ? 'clock' : 'check'}
        className="icon size-4 shrink-0"
      />
      <span>
        {text}
        {!isLong && <Answerer lead={lead} />}
        {isLong && (
          <span className="block text-xs text-dust">
            {lead.answeredAt === null
              ? fill(copy.due, { date: formatDate(language, dueAt, 'short') })
              : fill(lead.answeredBy ? copy.answeredBy : copy.answered, {
                  date: formatDate(language, lead.answeredAt, 'short'),
                  name: lead.answeredBy ?? '',
                })}
            <br />
            {copy.promise}
          </span>
        )}
      </span>
    </span>
  );
}

/** Who answered, unless it is the lead's assignee, whose name is already shown. */
function Answerer({ lead: { answeredBy, assignedTo } }: { lead: Clocked }) {
  const { team } = useInbox();
  if (!answeredBy || team.find(({ id }) => id === assignedTo)?.name === answeredBy) return null;
  return (
    <>
      {' · '}
      <bdi className="inline-block max-w-20 truncate align-bottom sm:max-w-32">{answeredBy}</bdi>
    </>
  );
}

/** Hours and minutes of working days, from milliseconds. */
function timeIn({ hours, minutes }: { hours: string; minutes: string }, left: number): string {
  const all = Math.ceil(Math.abs(left) / minute);
  const [h, m] = [Math.floor(all / 60), all % 60];
  return h > 0
    ? fill(hours, { h: String(h), m: String(m).padStart(2, '0') })
    : fill(minutes, { m: String(m) });
}
