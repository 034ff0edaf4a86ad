import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { deskAddress, type Tab } from './desk-query.ts';

/** A link to a record, or to what belongs to it: another section of the desk. */
export function RecordLink({
  tab,
  values,
  children,
  label,
}: {
  tab: Tab;
  values: Readonly<Record<string, string>>;
  children: ReactNode;
  /** Says more than the text does, and begins with it. */
  label?: string;
}) {
  return (
    <Link
      to={deskAddress(tab, values)}
      preventScrollReset
      className="text-link wrap-anywhere"
      aria-label={label}
    >
      {children}
    </Link>
  );
}
