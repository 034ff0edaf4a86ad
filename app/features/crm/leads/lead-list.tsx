import type { KeyboardEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { LeadLine } from '#app/domain/leads/inbox.ts';
import { formatDate } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { AnswerBadge } from './answer-badge.tsx';
import { useInbox } from './inbox-context.tsx';
import { StatusTag } from './status-tag.tsx';

export function lineId(id: string): string {
  return `lead-line-${id}`;
}

/** Messages as links, so that each has its address; arrow keys go along them. */
export function LeadList({
  items,
  current,
}: {
  items: readonly LeadLine[];
  /** Id of the one that is open. */
  current: string;
}) {
  const { words } = useInbox();

  return (
    <>
      <p id="lead-keys" className="sr-only">
        {words.keys}
      </p>
      <ol
        aria-label={words.title}
        aria-describedby="lead-keys"
        className="mt-3 border-t border-line"
      >
        {items.map((line) => (
          <li key={line.id} className="border-b border-line">
            <Line line={line} isCurrent={line.id === current} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** Goes to another line of the list. */
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

function Line({ line, isCurrent }: { line: LeadLine; isCurrent: boolean }) {
  const { language } = useVisit();
  const { words, team } = useInbox();
  const [params] = useSearchParams();
  const { id, name, company, excerpt, createdAt, status, tools, assignedTo } = line;
  const query = new URLSearchParams(params);
  query.set('lead', id);
  const owner = team.find((member) => member.id === assignedTo)?.name;
  return (
    <Link
      id={lineId(id)}
      to={`?${query.toString()}`}
      preventScrollReset
      onKeyDown={move}
      aria-current={isCurrent ? 'true' : undefined}
      className="grid grid-cols-1 gap-1.5 border-l-2 border-transparent px-3 py-3.5 hover:bg-night-3 aria-[current]:border-lumen aria-[current]:bg-night-3"
    >
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <strong dir="auto" className="min-w-0 font-semibold wrap-anywhere">
          {name}
        </strong>
        <StatusTag status={status} />
      </span>
      <span dir="auto" className="small text-dust wrap-anywhere">
        {[company, owner].filter(Boolean).join(' · ')}
      </span>
      <span dir="auto" className="small line-clamp-2 wrap-anywhere">
        {excerpt}
      </span>
      <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <time dateTime={createdAt} className="text-xs text-dust">
          {formatDate(language, createdAt, 'short')}
        </time>
        <AnswerBadge lead={line} />
      </span>
      {tools.length > 0 && (
        <span className="flex items-center gap-1.5 text-xs text-violet">
          <Icon name="link" className="icon size-4" />
          {tools.map((tool) => words.tools[tool]).join(', ')}
        </span>
      )}
    </Link>
  );
}
