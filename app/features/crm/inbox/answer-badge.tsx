import { useEffect, useState } from 'react';
import { answerClock, type AnswerClock } from '#app/domain/leads/business-hours.ts';
import type { LeadStatus } from '#app/domain/leads/lead.ts';
import { formatMontreal } from '#app/i18n/format-montreal.ts';
import { fill } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
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
}

/** How the promise of an answer within "24 h ouvrables" stands. Nobody waits for what is held back or put away. */
export function AnswerBadge({ lead, isLong = false }: { lead: Clocked; isLong?: boolean }) {
  const { language } = useVisit();
  const {
    words: { clock: copy },
  } = useInbox();
  const now = useNow();
  const isOpen = lead.status === 'new' || lead.status === 'assigned';
  if (lead.answeredAt === null && !isOpen) return null;
  const { state, left, dueAt } = answerClock(lead, now);
  const text = fill(copy.states[state], { time: timeIn(copy, left) });
  return (
    <span className={`small inline-flex items-start gap-1.5 ${tones[state]}`}>
      <Icon
        name={state === 'late' ? 'triangle-alert' : state === 'running' ? 'clock' : 'check'}
        className="icon mt-0.5 size-4 shrink-0"
      />
      <span>
        {text}
        {isLong && (
          <span className="block text-xs text-dust">
            {lead.answeredAt === null
              ? fill(copy.due, { date: formatMontreal(language, dueAt) })
              : fill(copy.answered, {
                  date: formatMontreal(language, Date.parse(lead.answeredAt)),
                })}
            <br />
            {copy.promise}
          </span>
        )}
      </span>
    </span>
  );
}

/** Opening time, in milliseconds, in hours and minutes. */
function timeIn({ hours, minutes }: { hours: string; minutes: string }, left: number): string {
  const all = Math.ceil(Math.abs(left) / 60_000);
  const [h, m] = [Math.floor(all / 60), all % 60];
  return h > 0
    ? fill(hours, { h: String(h), m: String(m).padStart(2, '0') })
    : fill(minutes, { m: String(m) });
}

/** The time, by the minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
