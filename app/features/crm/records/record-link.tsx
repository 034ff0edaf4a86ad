import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { workspaceAddress, type Tab } from '../frame/workspace-query.ts';

/** A link to a record, or to a filtered section. */
export function RecordLink({
  tab,
  values,
  children,
  label,
}: {
  tab: Tab;
  values: Readonly<Record<string, string>>;
  children: ReactNode;
  /** Accessible label, which starts with the visible text. */
  label?: string;
}) {
  return (
    <Link
      to={workspaceAddress(tab, values)}
      preventScrollReset
      className="text-link wrap-anywhere"
      aria-label={label}
    >
      {children}
    </Link>
  );
}
