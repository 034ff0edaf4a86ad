import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ChatCopy } from '#app/content/chat/shape.ts';
import type { SiteFace } from '#app/domain/site-face.ts';
import { windowAfter, type ChatWindow, type ChatWindowEvent } from '#app/domain/chat/window.ts';
import { Icon } from '#app/ui/icon.tsx';
import { lazyWidget } from '../lazy-widget.tsx';
import type { ChatProps } from './chat.tsx';

const Chat = lazyWidget<ChatCopy, Pick<ChatProps, 'state' | 'act'>>('chat', () =>
  import('./assistant.tsx').then((module) => module.Assistant),
);

/** By styles, because one page is kept for every screen. */
const only = {
  everywhere: '',
  phones: 'lg:hidden',
  computers: 'max-lg:hidden',
  nowhere: 'hidden',
} as const satisfies Record<SiteFace['chat'], string>;

interface Props {
  label: string;
  /** The screens it is offered on. */
  screens: SiteFace['chat'];
  isOpened: boolean;
  onOpenedChange: (isOpened: boolean) => void;
  onFailure: () => void;
}

/** The round button at bottom right, and the assistant's window once it has been wanted. */
export function ChatButton({ label, screens, isOpened, onOpenedChange, onFailure }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [isMinimised, setIsMinimised] = useState(false);
  // Once opened, the window stays to keep what is written in it but not sent.
  const [isWanted, setIsWanted] = useState(false);
  if (isOpened && !isWanted) setIsWanted(true);

  const opened = isMinimised ? 'minimised' : 'open';
  const state: ChatWindow = isOpened ? opened : 'closed';

  function act(event: ChatWindowEvent) {
    const next = windowAfter(state, event);
    // At once: nothing outside a window that is alone on the screen takes the focus before it is closed.
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
        className={`float-button right-0 ${only[screens]}`}
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
