import type { ReactNode } from 'react';
import { Headline, type HeadlineText } from './headline.tsx';

/** Head of a tool's page: its purpose, and the tool itself on the same sky. Only the tool is printed. */
export function ToolStage({
  breadcrumbs,
  copy: { eyebrow, heading, lead },
  isCentred = false,
  children,
}: {
  breadcrumbs: ReactNode;
  copy: { eyebrow: string; heading: HeadlineText; lead: string };
  isCentred?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="starfield border-b border-line [--stars:0.25]">
      <div className="measure pt-6 pb-20">
        {breadcrumbs}
        <div className={isCentred ? 'py-10 text-center print:hidden' : 'py-10 print:hidden'}>
          <p className={isCentred ? 'eyebrow justify-center' : 'eyebrow'}>{eyebrow}</p>
          <h1 className="title mt-4">
            <Headline text={heading} />
          </h1>
          <p className={isCentred ? 'lead mx-auto mt-4 text-balance' : 'lead mt-4'}>{lead}</p>
        </div>
        {children}
      </div>
    </div>
  );
}
