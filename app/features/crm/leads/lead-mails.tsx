import { useState } from 'react';
import type { OutboxLine } from '#app/domain/outbox.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Message } from '../outbox/message.tsx';
import { codeOf, useInbox } from './inbox-context.tsx';

/** The mails to a person and about them; what did not arrive can be sent again. */
export function LeadMails({ mails }: { mails: readonly OutboxLine[] }) {
  return (
    <ul className="mt-2">
      {mails.map((line) => (
        <li key={line.id} className="border-t border-line py-3">
          <Line line={line} />
        </li>
      ))}
    </ul>
  );
}

function Line({ line }: { line: OutboxLine }) {
  const { words, client, say } = useInbox();
  const { outbox: copy } = words;
  const [problem, setProblem] = useState<string | null>(null);
  const [isSentAgain, setIsSentAgain] = useState(false);

  async function replay() {
    setProblem(null);
    // Shown at once, and taken back when it fails.
    setIsSentAgain(true);
    try {
      const isFound = await client.replay(line.id);
      if (isFound) say(copy.replayed);
      else setProblem(words.failure['not-possible']);
      setIsSentAgain(isFound);
    } catch (error) {
      setIsSentAgain(false);
      setProblem(words.failure[codeOf(error)]);
    }
  }

  return (
    <Message line={isSentAgain ? { ...line, state: 'waiting', at: null } : line} words={copy}>
      {line.state !== 'waiting' && !isSentAgain && line.what !== null && (
        <button type="button" className="button px-4" onClick={() => void replay()}>
          <Icon name="refresh-ccw" className="icon size-5" />
          {copy.replay}
        </button>
      )}
      {problem && (
        <p role="alert" className="small w-full text-band-red">
          {problem}
        </p>
      )}
    </Message>
  );
}
