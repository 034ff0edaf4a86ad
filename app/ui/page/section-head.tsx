import type { ReactNode } from 'react';
import { Headline, type HeadlineText } from './headline.tsx';

/** The head of a section: headline on the left, introduction on the right. */
export function SectionHead({ title, lead }: { title: HeadlineText; lead: ReactNode }) {
  return (
    <div className="mb-12 grid grid-cols-1 items-end gap-x-16 gap-y-4 lg:grid-cols-2">
      <h2 className="title max-w-[14em] self-start">
        <Headline text={title} />
      </h2>
      <p className="lead">{lead}</p>
    </div>
  );
}
