import { useState } from 'react';
import { Link } from 'react-router';
import type { ChatCopy } from '#app/content/chat/shape.ts';
import { handOverQuery } from '#app/domain/chat/hand-over.ts';
import type { ChatMessage } from '#app/domain/chat/message.ts';
import { transcriptOf } from '#app/domain/chat/transcript.ts';
import { formatDate } from '#app/i18n/format.ts';
import { download } from '#app/ui/download.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';

interface Props {
  words: ChatCopy;
  messages: readonly ChatMessage[];
  hasSpoken: boolean;
  onForget: () => void;
  onFollow: () => void;
}

/** Taking the conversation away, to the team or home, or leaving nothing of it; once there is one. */
export function ChatTools({ words, messages, hasSpoken, onForget, onFollow }: Props) {
  const { language, address } = useVisit();
  const [isForgotten, setIsForgotten] = useState(false);
  if (isForgotten && hasSpoken) setIsForgotten(false);

  function takeAway() {
    const { title, file } = words.transcript;
    const moment = (timestamp: number) => formatDate(language, timestamp, 'short');
    const text = transcriptOf(messages, { title, senders: words.senders, moment });
    download(`${file}-${new Date().toISOString().slice(0, 10)}.txt`, 'text/plain', text);
  }

  return (
    <>
      {hasSpoken && (
        <div className="flex flex-wrap justify-between gap-x-4 px-3 pb-2 text-xs">
          <Link to={address('/contact') + handOverQuery} className="chat-tool" onClick={onFollow}>
            <Icon name="send" className="icon size-4" />
            {words.handOver}
          </Link>
          <button type="button" className="chat-tool" onClick={takeAway}>
            <Icon name="download" className="icon size-4" />
            {words.download}
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
            {words.forget}
          </button>
        </div>
      )}
      <p role="status" className="px-3 text-xs text-aurora">
        {isForgotten && <span className="block pb-3">{words.forgotten}</span>}
      </p>
    </>
  );
}
