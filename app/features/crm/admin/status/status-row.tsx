import type { ReactNode } from 'react';
import type { Read } from '../../frame/use-read.ts';
import { useAdmin } from '../admin-context.tsx';
import { adminFailureCodeOf } from '../admin-failure.ts';

/** A row of the panel: its label, and its state, which is loading, unavailable or known. */
export function StatusRow<Data>({
  label,
  read: { data, error, reload },
  children,
}: {
  label: string;
  read: Read<Data>;
  children: (data: Data) => ReactNode;
}) {
  const { messages } = useAdmin();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <strong className="font-semibold">{label}</strong>
      {data !== undefined && children(data)}
      {data === undefined && error === null && (
        <p role="status" className="small text-dust">
          {messages.loading}
        </p>
      )}
      {error !== null && (
        <div role="alert" className="flex w-full flex-wrap items-center gap-3">
          <p className="small">{messages.failure[adminFailureCodeOf(error)]}</p>
          <button type="button" className="button px-4" onClick={reload}>
            {messages.retry}
          </button>
        </div>
      )}
    </div>
  );
}
