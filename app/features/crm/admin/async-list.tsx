import type { ReactNode } from 'react';
import { useAdmin } from './admin-context.tsx';
import type { Pages } from './use-pages.ts';

/** A list that is loading, empty, unavailable or loaded, with a button for its next page. */
export function AsyncList<Item extends { id: string }>({
  pages: { items, next, failure, more, reload },
  empty,
  children,
}: {
  pages: Pages<Item>;
  empty: string;
  children: (item: Item) => ReactNode;
}) {
  const { messages } = useAdmin();
  return (
    <>
      {failure && (
        <div role="alert" className="mt-6 flex flex-wrap items-center gap-3">
          <p>{messages.failure[failure]}</p>
          <button type="button" className="button" onClick={reload}>
            {messages.retry}
          </button>
        </div>
      )}
      {!items && !failure && (
        <p role="status" className="mt-6 text-dust">
          {messages.loading}
        </p>
      )}
      {items?.length === 0 && <p className="mt-6 text-dust">{empty}</p>}
      {items && items.length > 0 && (
        <ul className="mt-4">
          {items.map((item) => (
            <li key={item.id} className="border-t border-line py-4">
              {children(item)}
            </li>
          ))}
        </ul>
      )}
      {next !== undefined && (
        <button type="button" className="button mt-4" onClick={() => void more()}>
          {messages.more}
        </button>
      )}
    </>
  );
}
