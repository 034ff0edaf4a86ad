import { formatDate } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { RecordLink } from '../records/record-link.tsx';
import { useList } from '../records/use-records.ts';
import { TodoList } from './todo-list.tsx';

/** Maximum number of entries. */
const shown = 4;

export function LatestEntries() {
  const { language } = useVisit();
  const { messages } = useWorkspace();
  const page = useList('journal', { limit: shown });
  return (
    <div className="mt-6">
      <TodoList
        id="today-journal"
        title={messages.overview.latest}
        all={
          <RecordLink tab="journal" values={{}}>
            {messages.frame.tabs.journal}
          </RecordLink>
        }
        empty={messages.journal.empty}
        isLoading={!page}
      >
        {(page?.items ?? []).map((entry) => (
          <li key={entry.id} className="row flex-nowrap justify-between">
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {entry.title}
            </span>
            <time dateTime={entry.timestamp} className="tabular shrink-0 text-xs text-dust">
              {formatDate(language, entry.timestamp)}
            </time>
          </li>
        ))}
      </TodoList>
    </div>
  );
}
