import type { Attachment, Json } from '#app/domain/leads/attachment.ts';
import { attachmentRows } from '#app/domain/leads/attachment-rows.ts';
import { fill, formatDate } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useInbox } from './inbox-context.tsx';

/** What a visitor told a tool and what it answered, or what was said to the assistant. */
export function AttachmentView({ attachment }: { attachment: Attachment }) {
  const { words } = useInbox();
  const { tool, version, inputs, result } = attachment;
  return (
    <details open className="panel p-4">
      <summary className="min-h-6 cursor-pointer font-semibold">
        {fill(words.file.attached, { tool: words.tools[tool], version })}
      </summary>
      {tool === 'chat' ? (
        <Conversation messages={inputs} />
      ) : (
        <div className="mt-3 grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2">
          <Facts title={words.file.inputs} rows={attachmentRows({ ...attachment, result: null })} />
          {result !== null && (
            <Facts
              title={words.file.result}
              rows={attachmentRows({ ...attachment, inputs: result, result: null })}
            />
          )}
        </div>
      )}
    </details>
  );
}

function Facts({ title, rows }: { title: string; rows: readonly (readonly [string, string])[] }) {
  return (
    <section className="min-w-0">
      <h4 className="small text-dust">{title}</h4>
      <dl className="mt-1">
        {rows.map(([label, value]) => (
          <div
            key={label}
            className="flex flex-wrap justify-between gap-x-4 border-t border-line py-1"
          >
            <dt className="small text-dust wrap-anywhere">{labelOf(label)}</dt>
            <dd dir="auto" className="tabular wrap-anywhere">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** `ila outcomes breakEven` without the tool, and spaced as words. */
function labelOf(path: string): string {
  const [, ...parts] = path.split(' ');
  return parts.map((part) => part.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').toLowerCase()).join(' › ');
}

function Conversation({ messages }: { messages: Json }) {
  const { language } = useVisit();
  const { words } = useInbox();
  return (
    <ol className="mt-3 grid grid-cols-1 gap-3">
      {messagesIn(messages).map(({ sender, content, timestamp }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a conversation that is over
        <li key={index} className="border-l-2 border-line-2 pl-3">
          <p className="text-xs text-dust">
            {sender === 'user' ? words.file.you : words.file.assistant}
            {timestamp && ` · ${formatDate(language, timestamp, 'short')}`}
          </p>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {content}
          </p>
        </li>
      ))}
    </ol>
  );
}

interface Said {
  sender: 'user' | 'assistant';
  content: string;
  timestamp: string | number | null;
}

/** Attachments are read years later: whatever is none of ours is left out. */
function messagesIn(messages: Json): Said[] {
  if (!Array.isArray(messages)) return [];
  return (messages as readonly Json[]).flatMap((each) => {
    if (typeof each !== 'object' || each === null || !('content' in each)) return [];
    const { sender, content, timestamp } = each;
    const isMoment =
      (typeof timestamp === 'string' || typeof timestamp === 'number') &&
      !Number.isNaN(new Date(timestamp).getTime());
    return typeof content === 'string'
      ? [
          {
            sender: sender === 'user' ? 'user' : 'assistant',
            content,
            timestamp: isMoment ? timestamp : null,
          },
        ]
      : [];
  });
}
