import { useEffect, useRef } from 'react';
import type { ChatCopy } from '#app/content/chat/shape.ts';
import type { ChatMessage } from '#app/domain/chat/message.ts';
import { Message } from './message.tsx';

interface Props {
  copy: ChatCopy;
  messages: readonly ChatMessage[];
  suggestions: readonly string[];
  isTyping: boolean;
  isShown: boolean;
  onSuggestion: (text: string) => void;
  onFollow: () => void;
}

/** The messages, the typing indicator and the quick replies. Only messages are in the log itself. */
export function MessageLog({
  copy,
  messages,
  suggestions,
  isTyping,
  isShown,
  onSuggestion,
  onFollow,
}: Props) {
  const scroller = useRef<HTMLDivElement>(null);

  // Scroll to the end, unless the last reply is higher than the window.
  useEffect(() => {
    const box = scroller.current;
    const last = box?.querySelector('[role="log"]')?.lastElementChild;
    if (!box || !isShown) return;
    box.scrollTop = box.scrollHeight;
    if (!isTyping && last instanceof HTMLElement)
      box.scrollTop = Math.min(box.scrollTop, last.offsetTop - 16);
  }, [messages.length, isTyping, isShown]);

  return (
    <div ref={scroller} className="chat-scroller">
      <div role="log" aria-label={copy.log} className="flex flex-col gap-3">
        {messages.map((message) => (
          <Message
            key={message.id}
            message={message}
            sender={copy.senders[message.sender]}
            onFollow={onFollow}
          />
        ))}
      </div>
      <p role="status" className="text-sm text-dust">
        {isTyping && (
          <span className="mt-3 flex items-center gap-2">
            <span className="chat-dots" aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
            {copy.typing}
          </span>
        )}
      </p>
      {suggestions.length > 0 && (
        <ul aria-label={copy.suggestions} className="mt-3 flex flex-wrap gap-2">
          {suggestions.map((text) => (
            <li key={text}>
              <button type="button" className="chat-suggestion" onClick={() => onSuggestion(text)}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
