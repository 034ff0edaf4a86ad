import { useState } from 'react';
import type { OutboxLine } from '#app/domain/leads/inbox.ts';
import { fill, formatDate } from '#app/i18n/format.ts';
import { plural } from '#app/i18n/plural.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { codeOf, useInbox } from './inbox-context.tsx';

const tones = {
  waiting: 'text-band-yellow',
  sent: 'text-band-green',
  dead: 'text-band-red',
} as const;

/** Messages that have left the house or are about to; what did not arrive can be sent again. */
export function OutboxList({
  items,
  onReplayed,
}: {
  items: readonly OutboxLine[];
  onReplayed?: () => void;
}) {
  return (
    <ul className="mt-2">
      {items.map((line) => (
        <li key={line.id} className="border-t border-line py-3">
          <Line line={line} onReplayed={onReplayed} />
        </li>
      ))}
    </ul>
  );
}

function Line({ line, onReplayed }: { line: OutboxLine; onReplayed: (() => void) | undefined }) {
  const { language } = useVisit();
  const { words, client, say } = useInbox();
  const { outbox: copy } = words;
  const [problem, setProblem] = useState<string | null>(null);
  const [isSentAgain, setIsSentAgain] = useState(false);
  const { id, what, to, at, attempts, lastError } = line;
  const state = isSentAgain ? 'waiting' : line.state;
  const kinds: Readonly<Record<string, string>> = copy.kinds;

  async function replay() {
    setProblem(null);
    // Shown at once, and taken back when it fails.
    setIsSentAgain(true);
    try {
      const isFound = await client.replay(id);
      if (isFound) say(copy.replayed);
      else setProblem(words.failure['not-possible']);
      setIsSentAgain(isFound);
      if (isFound) onReplayed?.();
    } catch (error) {
      setIsSentAgain(false);
      setProblem(words.failure[codeOf(error)]);
    }
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <strong className="font-semibold">
            {what === null ? copy.forgotten : (kinds[what] ?? what)}
          </strong>
          <span className={`rounded-full border border-current px-2 text-xs ${tones[state]}`}>
            {copy.states[state]}
          </span>
        </p>
        <p className="small text-dust wrap-anywhere">{to}</p>
        <p className="text-xs text-dust">
          {!isSentAgain && fill(copy.at[state], { date: formatDate(language, at, 'short') })}
          {attempts > 0 && ` · ${plural(language, attempts, copy.attempts)}`}
          {lastError && ` · ${fill(copy.error, { code: lastError })}`}
        </p>
        {problem && (
          <p role="alert" className="small text-band-red">
            {problem}
          </p>
        )}
      </div>
      {state !== 'waiting' && what !== null && (
        <button type="button" className="button px-4" onClick={replay}>
          <Icon name="refresh-ccw" className="icon size-5" />
          {copy.replay}
        </button>
      )}
    </div>
  );
}
