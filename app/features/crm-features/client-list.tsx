import { useRef, type RefObject } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { CrmFeaturesCopy } from '#app/content/crm-features/shape.ts';
import { previewFound, type PreviewClient } from '#app/domain/crm/sandbox/preview.ts';
import { plural } from '#app/i18n/plural.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import type { Opened } from './preview-dialog.tsx';
import { PreviewFilter, readFilter } from './preview-filter.tsx';
import type { PreviewMessages } from './preview-messages.ts';
import { PreviewRow } from './preview-row.tsx';
import type { Notice } from './use-clients.ts';

type Copy = CrmFeaturesCopy['preview'];

/** The filter, the clients that match it, and the notice of the last change. */
export function ClientList({
  copy,
  messages,
  clients,
  notice,
  onOpen,
  onRemove,
  onUndo,
}: {
  copy: Copy;
  messages: PreviewMessages;
  clients: readonly PreviewClient[];
  notice: Notice | null;
  onOpen: (opened: Opened) => void;
  onRemove: (client: PreviewClient) => void;
  onUndo: () => void;
}) {
  const [query] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const noticeLine = useRef<HTMLParagraphElement>(null);
  const filter = readFilter(query);
  const found = previewFound(clients, filter);
  return (
    <>
      <PreviewFilter form={form} copy={copy} statuses={messages.statuses} filter={filter} />
      <div>
        <ResultCount
          copy={copy}
          count={found.length}
          isFiltered={filter.search !== '' || filter.status !== null}
          form={form}
        />
        <ul className="mt-2 border-t border-line-2">
          {found.map((client) => (
            <li key={client.id} className="border-b border-line py-4">
              <PreviewRow
                client={client}
                copy={copy}
                messages={messages}
                onAct={(act) => onOpen({ act, client })}
                onRemove={() => {
                  onRemove(client);
                  // The focused button disappears with its row; the notice has the undo button.
                  noticeLine.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
        {found.length === 0 && <p className="heading py-10 text-center">{copy.empty}</p>}
        <noscript>
          <p className="small mt-4 text-dust">{copy.scripts}</p>
        </noscript>
        <NoticeLine line={noticeLine} copy={copy} notice={notice} onUndo={onUndo} />
      </div>
    </>
  );
}

function ResultCount({
  copy,
  count,
  isFiltered,
  form,
}: {
  copy: Copy;
  count: number;
  isFiltered: boolean;
  form: RefObject<HTMLFormElement | null>;
}) {
  const { language } = useVisit();
  return (
    <p className="small flex flex-wrap items-center gap-x-4 text-dust">
      <span role="status">{plural(language, count, copy.found)}</span>
      {isFiltered && (
        <Link
          to="?#apercu"
          replace
          preventScrollReset
          className="text-link min-h-11"
          onClick={() => {
            for (const field of form.current?.querySelectorAll('input, select') ?? [])
              (field as HTMLInputElement | HTMLSelectElement).value = '';
          }}
        >
          {copy.reset}
        </Link>
      )}
    </p>
  );
}

function NoticeLine({
  line,
  copy,
  notice,
  onUndo,
}: {
  line: RefObject<HTMLParagraphElement | null>;
  copy: Copy;
  notice: Notice | null;
  onUndo: () => void;
}) {
  return (
    <p
      ref={line}
      tabIndex={-1}
      role="status"
      className="small mt-3 flex min-h-11 flex-wrap items-center gap-x-4"
    >
      {notice && (
        <>
          {notice.text}
          {notice.before && (
            <button type="button" className="text-link min-h-11" onClick={onUndo}>
              <Icon name="undo-2" className="icon size-5" />
              {copy.undo}
            </button>
          )}
        </>
      )}
    </p>
  );
}
