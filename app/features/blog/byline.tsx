import type { BlogCopy } from '#app/content/blog/shape.ts';
import { articles, type ArticleSlug } from '#app/domain/blog/articles.ts';
import { formatDate } from '#app/i18n/format.ts';
import { plural } from '#app/i18n/plural.ts';
import { useVisit } from '#app/ui/visit.ts';

/** Author, date and reading time of an article. */
export function Byline({
  slug,
  author,
  minutes,
}: {
  slug: ArticleSlug;
  author: string;
  minutes: BlogCopy['frame']['minutes'];
}) {
  const { language } = useVisit();
  const { publishedAt, readTime } = articles[slug];
  return (
    <p className="small tabular flex flex-wrap gap-x-4 gap-y-1 text-dust">
      <span className="text-star">{author}</span>
      {/* Noon UTC, so that the day is the same in the reader's time zone. */}
      <time dateTime={publishedAt}>{formatDate(language, `${publishedAt}T12:00:00Z`)}</time>
      <span>{plural(language, readTime, minutes)}</span>
    </p>
  );
}
