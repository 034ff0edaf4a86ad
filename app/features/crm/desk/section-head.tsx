import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { May } from './desk.tsx';
import { newRecord, useDeskQuery } from './desk-query.ts';

/** The name of a section, with the way to a new record for those who may make one. */
export function SectionHead({
  title,
  add,
  children,
}: {
  title: string;
  /** Name of the button that opens a new record. */
  add: string;
  /** Other ways to new records, before it. */
  children?: ReactNode;
}) {
  const { openRecord } = useDeskQuery();
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <h2 className="title">{title}</h2>
      <div className="flex flex-wrap gap-3">
        {children}
        <May action="edit">
          <button
            type="button"
            className="button button-primary"
            onClick={() => openRecord(newRecord)}
          >
            <Icon name="plus" className="icon size-5" />
            {add}
          </button>
        </May>
      </div>
    </div>
  );
}
