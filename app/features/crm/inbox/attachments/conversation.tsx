import { readConversation } from '#app/domain/chat/conversation.ts';
import type { Attachment } from '#app/domain/leads/attachment.ts';
import type { Lead } from '#app/domain/leads/lead.ts';
import { formatDate } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useLeadMessages } from '../lead-messages.ts';

/** A conversation with the assistant: who said what, and when. */
export function Conversation({
  lead: { name },
  attachment: { inputs },
}: {
  lead: Pick<Lead, 'name'>;
  attachment: Attachment;
}) {
  const { language } = useVisit();
  const messages = useLeadMessages();
  const { messages: said } = readConversation({ messages: inputs });
  return (
    <section className="rounded-tile border border-line-2 p-4">
      <h4 className="font-semibold">{messages.file.conversation}</h4>
      <ol className="mt-3 grid max-w-[48rem] grid-cols-1 gap-3">
        {said.map(({ id, sender, content, timestamp, language: spoken }) => (
          <li
            key={id}
            className={`max-w-[85%] rounded-tile px-3 py-2 ${
              sender === 'user' ? 'justify-self-start bg-night-3' : 'justify-self-end bg-night-2'
            }`}
          >
            <p className="text-xs text-dust">
              <strong className="font-semibold">
                {sender === 'user' ? name : messages.file.assistant}
              </strong>
              {timestamp > 0 && (
                <>
                  {' · '}
                  <time dateTime={new Date(timestamp).toISOString()}>
                    {formatDate(language, timestamp, 'short')}
                  </time>
                </>
              )}
            </p>
            <p
              dir="auto"
              lang={spoken || undefined}
              className="mt-0.5 whitespace-pre-line wrap-anywhere"
            >
              {content}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
