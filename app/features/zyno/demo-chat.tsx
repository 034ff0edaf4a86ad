import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { ZynoCopy } from '#app/content/zyno/shape.ts';
import {
  demoReply,
  demoReplyDelay,
  longestDemoMessage,
  readDemoMessage,
  type DemoMessage,
} from '#app/domain/zyno/demo-chat.ts';
import { Section } from '#app/ui/page/section.tsx';

/** The trial conversation: canned replies, one second after each message. Nothing is sent or stored. */
export function DemoChat({ copy }: { copy: ZynoCopy['demo'] }) {
  const { messages, pending, send } = useDemoConversation(copy.replies);
  const field = useRef<HTMLInputElement>(null);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const message = readDemoMessage(field.current?.value ?? '');
    if (message === null) return;
    event.currentTarget.reset();
    send(message);
  }

  function fillIn(example: string) {
    if (!field.current) return;
    field.current.value = example;
    field.current.focus();
  }

  return (
    <Section id="essai" title={copy.title} lead={copy.lead}>
      <div className="panel mx-auto grid max-w-[44rem] gap-4 p-4 sm:p-6">
        <noscript>{copy.noScript}</noscript>
        <Conversation copy={copy} messages={messages} pending={pending} />
        <div>
          <p className="small mb-2 text-dust">{copy.examplesTitle}</p>
          <ul className="flex flex-wrap gap-2">
            {copy.examples.map((example) => (
              <li key={example}>
                <button type="button" className="button small" onClick={() => fillIn(example)}>
                  {example}
                </button>
              </li>
            ))}
          </ul>
        </div>
        <form className="flex gap-3" onSubmit={submit}>
          <label htmlFor="zyno-message" className="sr-only">
            {copy.label}
          </label>
          <input
            id="zyno-message"
            ref={field}
            className="input"
            placeholder={copy.placeholder}
            maxLength={longestDemoMessage}
            autoComplete="off"
            enterKeyHint="send"
          />
          <button type="submit" className="button button-primary">
            {copy.send}
          </button>
        </form>
      </div>
    </Section>
  );
}

/** The messages, and how many replies are pending. */
function useDemoConversation(replies: ZynoCopy['demo']['replies']) {
  const [messages, setMessages] = useState<readonly DemoMessage[]>([]);
  const [pending, setPending] = useState(0);
  const timers = useRef(new Set<number>());

  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => window.clearTimeout(timer));
  }, []);

  const append = (sender: DemoMessage['sender'], message: string) =>
    setMessages((current) => [...current, { sender, message, timestamp: Date.now() }]);

  function send(message: string) {
    append('user', message);
    setPending((count) => count + 1);
    const timer = window.setTimeout(() => {
      timers.current.delete(timer);
      setPending((count) => count - 1);
      append('zyno', demoReply(replies, Math.random()));
    }, demoReplyDelay);
    timers.current.add(timer);
  }

  return { messages, pending, send };
}

function Conversation({
  copy,
  messages,
  pending,
}: {
  copy: ZynoCopy['demo'];
  messages: readonly DemoMessage[];
  pending: number;
}) {
  const log = useRef<HTMLDivElement>(null);

  useEffect(() => {
    log.current?.scrollTo(0, log.current.scrollHeight);
  }, [messages, pending]);

  return (
    <div
      role="log"
      aria-label={copy.log}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls a long conversation
      tabIndex={0}
      ref={log}
      // The margin, unlike the container's alignment, keeps overflow at the top scrollable.
      className="flex max-h-96 min-h-48 flex-col gap-3 overflow-y-auto *:first:mt-auto"
    >
      {messages.length === 0 && <p className="text-dust">{copy.empty}</p>}
      {messages.map(({ sender, message, timestamp }, index) => (
        <p
          // oxlint-disable-next-line react/no-array-index-key -- lines are only ever added
          key={index}
          className={`w-fit max-w-[85%] rounded-tile border px-4 py-2 ${
            sender === 'user' ? 'ml-auto border-lumen' : 'border-line-2 bg-night-3'
          }`}
        >
          <span className="sr-only">{sender === 'user' ? copy.you : 'Zyno'}, </span>
          {message}
          <time className="sr-only" dateTime={new Date(timestamp).toISOString()} />
        </p>
      ))}
      {pending > 0 && <p className="small text-dust">{copy.typing}</p>}
    </div>
  );
}
