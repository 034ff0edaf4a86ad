import { Link } from 'react-router';
import type { BlogCopy } from '#app/content/blog/shape.ts';

/** What stands in place of the articles when none matches. */
export function NoArticle({ copy, all }: { copy: BlogCopy['frame']['none']; all: string }) {
  return (
    <div className="panel p-8">
      <p className="heading">{copy.title}</p>
      <p className="mt-2 text-dust">{copy.hint}</p>
      {/* A whole new page, so that the fields, which are the visitor's own, are empty too. */}
      <Link to={all} reloadDocument className="button mt-5">
        {copy.reset}
      </Link>
    </div>
  );
}
