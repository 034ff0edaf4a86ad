import type { ReactNode } from 'react';
import type { HeadlineText } from './headline.tsx';
import { SectionHead } from './section-head.tsx';

/** A section of a page: its head, and its content below. */
export function Section({
  id,
  title,
  lead,
  className = 'band',
  children,
}: {
  /** Anchor of the section. */
  id?: string;
  title: HeadlineText;
  lead: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section id={id} className={className}>
      <div className="measure">
        <SectionHead title={title} lead={lead} />
        {children}
      </div>
    </section>
  );
}
