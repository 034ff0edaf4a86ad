import type { ReactNode } from 'react';
import type { OutboxCopy } from '#app/content/outbox/shape.ts';
import type { OutboxListItem } from '#app/domain/delivery/outbox.ts';
import { fill, formatDate } from '#app/i18n/format.ts';
import { plural } from '#app/i18n/plural.ts';
import { useVisit } from '#app/ui/visit.ts';
import { StateTag } from '../records/state-tag.tsx';

const tones = { dead: 'bad', waiting: 'waiting', kept: 'quiet', sent: 'good' } as const;

/** An outgoing message: kind, recipient and state. */
export function Message({
  line: { what, to, state, at, attempts, lastError },
  messages,
  kinds = messages.mails,
  children,
}: {
  line: Omit<OutboxListItem, 'at'> & {
    /** Null while the next attempt is not scheduled. */
    at: string | null;
  };
  messages: OutboxCopy;
  /** Names of templates and events; unknown ones are shown as codes. */
  kinds?: Readonly<Record<string, string>>;
  /** Buttons. */
  children: ReactNode;
}) {
  const { language } = useVisit();
  const facts = [
    at && fill(messages.at[state], { date: formatDate(language, at, 'short') }),
    attempts > 0 && plural(language, attempts, messages.attempts),
    lastError && fill(messages.error, { code: lastError }),
  ];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <strong className="font-semibold">
            {what === null ? messages.forgotten : (kinds[what] ?? what)}
          </strong>
          <StateTag tone={tones[state]} text={messages.states[state]} />
        </p>
        <p className="small text-dust wrap-anywhere">{to}</p>
        <p className="text-xs text-dust">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {children}
    </div>
  );
}
