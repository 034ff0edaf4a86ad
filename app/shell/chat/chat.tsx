import type { ChatCopy } from '#app/content/chat/shape.ts';
import type { ChatWindow, ChatWindowEvent } from '#app/domain/chat/window.ts';
import { useVisit } from '#app/ui/visit.ts';
import { ChatBar } from './chat-bar.tsx';
import { ChatTools } from './chat-tools.tsx';
import { Composer } from './composer.tsx';
import { MessageLog } from './message-log.tsx';
import { focusIn, useChatDialog } from './use-chat-dialog.ts';
import { useConversation } from './use-conversation.ts';

export interface ChatProps {
  copy: ChatCopy;
  state: ChatWindow;
  act: (event: ChatWindowEvent) => void;
}

/** The assistant's window: title bar, conversation, composer and actions. */
export function Chat({ copy, state, act }: ChatProps) {
  const { language } = useVisit();
  const dialog = useChatDialog(state);
  const { messages, isTyping, suggestions, hasSpoken, send, forget } = useConversation(copy);

  const returnFocus = () => {
    if (dialog.current) focusIn(dialog.current, 'open');
  };
  function say(text: string) {
    send(text);
    returnFocus();
  }

  return (
    <dialog
      ref={dialog}
      lang={language}
      tabIndex={-1}
      className="chat-window"
      data-state={state}
      aria-labelledby="chat-title"
      aria-describedby={hasSpoken ? undefined : 'chat-message-1'}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        act('close');
      }}
      onClose={() => {
        // Closed by the system, for example by a phone's back gesture.
        if (state !== 'closed' && !dialog.current?.open) act('close');
      }}
    >
      <ChatBar copy={copy} state={state} act={act} isTyping={isTyping} messages={messages} />
      <div hidden={state === 'minimised'} className="flex min-h-0 flex-1 flex-col overflow-y-auto">
        <MessageLog
          copy={copy}
          messages={messages}
          suggestions={suggestions}
          isTyping={isTyping}
          isShown={state === 'open'}
          onSuggestion={say}
          onFollow={() => act('follow')}
        />
        <Composer copy={copy} isTyping={isTyping} onSend={say} />
        <ChatTools
          copy={copy}
          messages={messages}
          hasSpoken={hasSpoken}
          onFollow={() => act('follow')}
          onForget={() => {
            forget();
            returnFocus();
          }}
        />
      </div>
    </dialog>
  );
}
