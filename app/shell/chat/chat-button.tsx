import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ChatCopy } from '#app/content/chat/shape.ts';
import { windowAfter, type ChatWindow, type ChatWindowEvent } from '#app/domain/chat/window.ts';
import { Icon } from '#app/ui/icon.tsx';
import { lazyWidget } from '../lazy-widget.tsx';
import type { ChatProps } from './chat.tsx';

const Chat = lazyWidget<ChatCopy, Pick<ChatProps, 'state' | 'act'>>('chat', () =>
  import('./assistant.tsx').then((module) => module.Assistant),
);

interface Props {
  label: string;
  /** Class of the screens that offer it; see useChatScreens. */
  screens: string;
  isOpened: boolean;
  onOpenedChange: (isOpened: boolean) => void;
  onFailure: () => void;
}

/** The round button at bottom right, and the assistant's window once it has been opened. */
export function ChatButton({ label, screens, isOpened, onOpenedChange, onFailure }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [isMinimised, setIsMinimised] = useState(false);
  // Once opened, the window stays mounted to keep unsent text.
  const [isWanted, setIsWanted] = useState(false);
  if (isOpened && !isWanted) setIsWanted(true);

  const opened = isMinimised ? 'minimised' : 'open';
  const state: ChatWindow = isOpened ? opened : 'closed';

  function act(event: ChatWindowEvent) {
    const next = windowAfter(state, event);
    // Synchronous: while the window is modal, nothing outside can take the focus until it is closed.
    flushSync(() => {
      setIsMinimised(next === 'minimised');
      onOpenedChange(next !== 'closed');
    });
    if (event === 'close') button.current?.focus();
    if (event === 'follow') document.getElementById('content')?.focus({ preventScroll: true });
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        data-widget="chat"
        className={`float-button right-0 ${screens}`}
        aria-label={label}
        aria-expanded={state === 'open'}
        onClick={() => act('press')}
        onKeyDown={({ key }) => {
          if (key === 'Escape') act('close');
        }}
      >
        <Icon name="message-circle" />
      </button>
      {isWanted && (
        <Chat
          state={state}
          act={act}
          onFailure={() => {
            setIsWanted(false);
            onOpenedChange(false);
            onFailure();
          }}
        />
      )}
    </>
  );
}
