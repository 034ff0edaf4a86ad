import type { ReactNode } from 'react';
import { focusFallback } from '../frame/use-kept-focus.ts';
import { useWorkspace } from '../frame/workspace.tsx';

/** A list of the overview: a title, a link to all items, and a text for when it is empty. */
export function TodoList({
  id,
  title,
  all,
  empty,
  isLoading = false,
  children,
}: {
  id: string;
  title: string;
  /** Link to all items. */
  all: ReactNode;
  empty: string;
  isLoading?: boolean;
  children: readonly ReactNode[];
}) {
  const { messages } = useWorkspace();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex items-baseline justify-between gap-4 border-b border-line-2 pb-1">
        <h3 {...focusFallback} id={id} tabIndex={-1} className="font-semibold">
          {title}
        </h3>
        {all}
      </div>
      {children.length > 0 ? (
        <ul>{children}</ul>
      ) : (
        <p className="py-3 text-dust">{isLoading ? messages.frame.loading : empty}</p>
      )}
    </section>
  );
}
