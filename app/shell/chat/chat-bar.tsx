import { useState } from 'react';
import type { ChatCopy } from '#app/content/chat/shape.ts';
import type { ChatMessage } from '#app/domain/chat/message.ts';
import type { ChatWindow, ChatWindowEvent } from '#app/domain/chat/window.ts';
import { Icon } from '#app/ui/icon.tsx';

interface Props {
  copy: ChatCopy;
  state: ChatWindow;
  act: (event: ChatWindowEvent) => void;
  isTyping: boolean;
  messages: readonly ChatMessage[];
}

/** The window's title bar. When minimised it is the whole window, and reports new messages. */
export function ChatBar({ copy, state, act, isTyping, messages }: Props) {
  const isMinimised = state === 'minimised';
  const [seen, setSeen] = useState(0);
  if (!isMinimised && seen !== messages.length) setSeen(messages.length);
  const isNew = messages.length > seen && !isTyping;
  const news = isTyping ? copy.typing : isNew && copy.newReply;

  return (
    <div className="chat-bar">
      <div className="min-w-0 flex-1">
        <h2
          id="chat-title"
          tabIndex={-1}
          className={`font-semibold outline-none ${isMinimised ? 'text-sm' : ''}`}
        >
          {copy.title}
        </h2>
        {isMinimised ? (
          <p role="status" className="truncate text-xs text-aurora">
            {news}
          </p>
        ) : (
          <p className="text-xs text-dust">{copy.nature}</p>
        )}
      </div>
      <button
        type="button"
        className="chat-bar-button"
        aria-label={isMinimised ? copy.expand : copy.minimise}
        onClick={() => act(isMinimised ? 'expand' : 'minimise')}
      >
        <Icon name={isMinimised ? 'maximize-2' : 'minus'} className="icon size-5" />
      </button>
      <button
        type="button"
        className="chat-bar-button"
        aria-label={copy.close}
        onClick={() => act('close')}
      >
        <Icon name="x" className="icon size-5" />
      </button>
    </div>
  );
}
