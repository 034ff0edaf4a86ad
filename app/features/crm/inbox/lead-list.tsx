import { useSyncExternalStore, type KeyboardEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { LeadListItem } from '#app/domain/leads/inbox.ts';
import { subjects } from '#app/domain/leads/lead-fields.ts';
import { Icon } from '#app/ui/icon.tsx';
import { AnswerBadge } from './answer-badge.tsx';
import { useInbox } from './inbox-context.tsx';
import { StatusTag } from './status-tag.tsx';

export function rowId(id: string): string {
  return `lead-line-${id}`;
}

/** Leads as links, so that each has an address; arrow keys move between them. */
export function LeadList({
  items,
  current,
}: {
  items: readonly LeadListItem[];
  /** Id of the open lead. */
  current: string;
}) {
  const { messages } = useInbox();

  return (
    <>
      <p id="lead-keys" className="sr-only">
        {messages.keys}
      </p>
      <ol aria-label={messages.title} aria-describedby="lead-keys">
        {items.map((line) => (
          <li key={line.id} className="border-b border-line">
            <Row line={line} isCurrent={line.id === current} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** Focuses another item of the list. */
function move(event: KeyboardEvent<HTMLElement>) {
  const links = [...(event.currentTarget.closest('ol')?.querySelectorAll('a') ?? [])];
  const at = links.findIndex((link) => link === event.currentTarget);
  const steps: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: links.length - 1,
  };
  const next = steps[event.key];
  if (next === undefined) return;
  event.preventDefault();
  links[next]?.focus();
}

/** Two lines: sender and due date; excerpt, owner and status. */
function Row({ line, isCurrent }: { line: LeadListItem; isCurrent: boolean }) {
  const { messages, team } = useInbox();
  const [params] = useSearchParams();
  const { id, name, company, excerpt, tools, assignedTo } = line;
  const query = new URLSearchParams(params);
  query.set('lead', id);
  const owner = team.find((member) => member.id === assignedTo)?.name;
  const subject = subjects.find((each) => each === line.subject);
  const topic = [subject && messages.subjects[subject], excerpt].filter(Boolean).join(' · ');
  return (
    <Link
      id={rowId(id)}
      to={`?${query.toString()}`}
      preventScrollReset
      onKeyDown={move}
      aria-current={isCurrent ? 'true' : undefined}
      className="grid min-h-(--row) grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 border-s-2 border-transparent px-3 py-1.5 hover:bg-night-3 aria-[current]:border-lumen aria-[current]:bg-night-3 forced-colors:border-[Canvas] forced-colors:aria-[current]:border-[Highlight]"
    >
      <span dir="auto" className="truncate">
        <strong className="font-semibold">{name}</strong>
        {company && <span className="text-dust"> · {company}</span>}
      </span>
      <span className="justify-self-end">
        <AnswerBadge lead={line} />
      </span>
      <span className="flex min-w-0 items-center gap-1.5 text-xs text-dust">
        {tools.length > 0 && (
          <span className="inline-flex shrink-0 items-center gap-1 text-violet">
            <Icon name="link" className="icon size-3.5" />
            <span className="sr-only">{tools.map((tool) => messages.tools[tool]).join(', ')}</span>
          </span>
        )}
        <span dir="auto" className="truncate">
          {topic}
        </span>
      </span>
      <span className="flex items-center justify-end gap-2 text-xs text-dust">
        <DraftMark leadId={id} />
        {owner && <span className="max-w-32 truncate">{owner}</span>}
        <StatusTag lead={line} />
      </span>
    </Link>
  );
}

/** Marks a lead with an unsent draft of the user. */
function DraftMark({ leadId }: { leadId: string }) {
  const { drafts, messages } = useInbox();
  const isBegun = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.isBegun(leadId),
    () => false,
  );
  return (
    isBegun && (
      <span className="inline-flex items-center gap-1 text-violet">
        <Icon name="pen-line" className="icon size-3.5" />
        {messages.draftMark}
      </span>
    )
  );
}
