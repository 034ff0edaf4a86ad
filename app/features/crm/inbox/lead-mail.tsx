import { useState } from 'react';
import type { OutboxListItem } from '#app/domain/delivery/outbox.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Message } from '../delivery/message.tsx';
import { useStaff } from '../frame/staff-context.tsx';
import { useMutation } from '../frame/use-mutation.ts';
import { useInbox } from './inbox-context.tsx';

/** A mail to or about the sender; a failed one can be resent. */
export function LeadMail({ mail }: { mail: OutboxListItem }) {
  const { messages, client } = useInbox();
  const { announce } = useStaff();
  const { outbox: copy } = messages;
  const { problem, setProblem, run } = useMutation();
  const [isSentAgain, setIsSentAgain] = useState(false);

  async function replay() {
    // Optimistic; reverted on failure.
    setIsSentAgain(true);
    const done = await run(() => client.replay(mail.id));
    const isFound = done?.result ?? false;
    setIsSentAgain(isFound);
    if (isFound) announce(copy.replayed);
    else if (done) setProblem(messages.failure['not-possible']);
  }

  return (
    <Message line={isSentAgain ? { ...mail, state: 'waiting', at: null } : mail} messages={copy}>
      {mail.state !== 'waiting' && !isSentAgain && mail.what !== null && (
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
