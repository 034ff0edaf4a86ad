import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useVisit } from '#app/ui/visit.ts';

/** A link to a screen that the site settings can switch off; if so, renders `otherwise`, or nothing. */
export function OpenLink({
  to,
  className,
  otherwise = null,
  children,
}: {
  /** An address in the visit's form. */
  to: string;
  className: string;
  otherwise?: ReactNode;
  children: ReactNode;
}) {
  const { isOpen } = useVisit();
  if (!isOpen(to)) return otherwise;
  return (
    <Link to={to} className={className}>
      {children}
    </Link>
  );
}
