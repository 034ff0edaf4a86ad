import type { ReactNode } from 'react';
import type { HeadlineText } from './headline.tsx';
import { SectionHead } from './section-head.tsx';

/** A band of a page under its head: headline on the left, what it is about on the right. */
export function Section({
  id,
  title,
  lead,
  className = 'band',
  children,
}: {
  /** Where links lead to. */
  id?: string;
  title: HeadlineText;
  lead: string;
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
