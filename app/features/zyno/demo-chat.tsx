import { useEffect, useRef, type SubmitEvent } from 'react';
import type { ZynoCopy } from '#app/content/zyno/shape.ts';
import {
  longestDemoMessage,
  readDemoMessage,
  type DemoMessage,
} from '#app/domain/zyno/demo-chat.ts';
import { Section } from '#app/ui/page/section.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { DemoAnswer } from './demo-answer.tsx';
import { useDemoConversation } from './use-demo-conversation.ts';

interface Props {
  copy: ZynoCopy['demo'];
  /** The conversation given in the page's address. */
  start: readonly DemoMessage[];
}

/** The trial conversation, answered from the site's pages. Without scripts each question is part of the address. */
export function DemoChat({ copy, start }: Props) {
  const { address } = useVisit();
  const { messages, pending, send } = useDemoConversation(start, copy.replies);
  const field = useRef<HTMLInputElement>(null);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const message = readDemoMessage(field.current?.value ?? '');
    if (message === null) return;
    event.currentTarget.reset();
    void send(message);
  }

  function fillIn(example: string) {
    if (!field.current) return;
    field.current.value = example;
    field.current.focus();
  }

  return (
    <Section id="essai" title={copy.title} lead={copy.lead}>
      <div className="panel mx-auto grid max-w-[44rem] gap-4 p-4 sm:p-6">
        <Conversation copy={copy} messages={messages} pending={pending} />
        <div className="scripted">
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
        <form action={address('/zyno', '#essai')} className="flex gap-3" onSubmit={submit}>
          <label htmlFor="zyno-message" className="sr-only">
            {copy.label}
          </label>
          <input
            id="zyno-message"
            ref={field}
            name="q"
            required
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
        <p className="small text-dust">{copy.privacy}</p>
      </div>
    </Section>
  );
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
      {messages.map(({ sender, message, timestamp, answer }, index) => (
        <div
          // oxlint-disable-next-line react/no-array-index-key -- lines are only ever added
          key={index}
          className={`w-fit max-w-[85%] rounded-tile border px-4 py-2 ${
            sender === 'user' ? 'ml-auto border-lumen' : 'border-line-2 bg-night-3'
          }`}
        >
          <span className="sr-only">{sender === 'user' ? copy.you : 'Zyno'}, </span>
          {message}
          {timestamp !== null && (
            <time className="sr-only" dateTime={new Date(timestamp).toISOString()} />
          )}
          {answer !== undefined && <DemoAnswer answer={answer} copy={copy} />}
        </div>
      ))}
      {pending > 0 && <p className="small text-dust">{copy.typing}</p>}
    </div>
  );
}
