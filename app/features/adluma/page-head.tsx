import type { ReactNode } from 'react';
import type { Headline as HeadlineText } from '#app/content/headline.ts';
import { Headline } from '#app/ui/page/headline.tsx';

export function PageHead({
  breadcrumbs,
  copy: { eyebrow, heading, lead },
}: {
  breadcrumbs: ReactNode;
  copy: { eyebrow: string; heading: HeadlineText; lead: string };
}) {
  return (
    <div className="starfield border-b border-line">
      <div className="measure pt-6">{breadcrumbs}</div>
      <div className="measure pt-10 pb-14">
        <p className="eyebrow">{eyebrow}</p>
        <h1 className="display mt-4 max-w-[14em] whitespace-pre-line">
          <Headline text={heading} />
        </h1>
        <p className="lead mt-5">{lead}</p>
      </div>
    </div>
  );
}
