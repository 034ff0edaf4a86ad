import type { ReactNode } from 'react';
import type { ArticleCard } from '#app/content/articles/shape.ts';
import type { BlogCopy } from '#app/content/blog/shape.ts';
import { formatDate } from '#app/i18n/format.ts';
import { plural } from '#app/i18n/plural.ts';
import { SampleMark } from '#app/ui/page/sample-mark.tsx';
import { useVisit } from '#app/ui/visit.ts';

/** Author, date and reading time of an article. */
export function Byline({
  card: { publishedAt, minutes },
  author,
  copy,
}: {
  card: Pick<ArticleCard, 'publishedAt' | 'minutes'>;
  author: ReactNode;
  copy: BlogCopy['frame']['minutes'];
}) {
  const { language } = useVisit();
  return (
    <p className="small tabular flex flex-wrap gap-x-4 gap-y-1 text-dust">
      <span className="text-star">
        {author}
        <SampleMark />
      </span>
      <Day day={publishedAt} />
      <span>{plural(language, minutes, copy)}</span>
    </p>
  );
}

/** A day as text. */
export function Day({ day }: { day: string }) {
  const { language } = useVisit();
  // Noon UTC, so that the day is the same in the reader's time zone.
  return <time dateTime={day}>{formatDate(language, `${day}T12:00:00Z`)}</time>;
}
