import { useState } from 'react';
import { Link } from 'react-router';
import type { ChatCopy } from '#app/content/chat/shape.ts';
import { handoffQuery } from '#app/domain/chat/chat-handoff.ts';
import type { ChatMessage } from '#app/domain/chat/message.ts';
import { transcriptOf } from '#app/domain/chat/transcript.ts';
import { formatDate } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { download } from '#app/ui/results/download.ts';
import { useVisit } from '#app/ui/visit.ts';

interface Props {
  copy: ChatCopy;
  messages: readonly ChatMessage[];
  hasSpoken: boolean;
  onForget: () => void;
  onFollow: () => void;
}

/** Actions on a conversation: hand it to the team, download it, or delete it. */
export function ChatTools({ copy, messages, hasSpoken, onForget, onFollow }: Props) {
  const { language, address } = useVisit();
  const [isForgotten, setIsForgotten] = useState(false);
  if (isForgotten && hasSpoken) setIsForgotten(false);

  function takeAway() {
    const { title, file } = copy.transcript;
    const moment = (timestamp: number) => formatDate(language, timestamp, 'short');
    const text = transcriptOf(messages, { title, senders: copy.senders, moment });
    download(`${file}-${new Date().toISOString().slice(0, 10)}.txt`, 'text/plain', text);
  }

  return (
    <>
      {hasSpoken && (
        <div className="flex flex-wrap justify-between gap-x-4 px-3 pb-2 text-xs">
          <Link to={address('/contact') + handoffQuery} className="chat-tool" onClick={onFollow}>
            <Icon name="send" className="icon size-4" />
            {copy.handoff}
          </Link>
          <button type="button" className="chat-tool" onClick={takeAway}>
            <Icon name="download" className="icon size-4" />
            {copy.download}
          </button>
          <button
            type="button"
            className="chat-tool"
            onClick={() => {
              setIsForgotten(true);
              onForget();
            }}
          >
            <Icon name="trash" className="icon size-4" />
            {copy.forget}
          </button>
        </div>
      )}
      <p role="status" className="px-3 text-xs text-aurora">
        {isForgotten && <span className="block pb-3">{copy.forgotten}</span>}
      </p>
    </>
  );
}
