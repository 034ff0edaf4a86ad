import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ArticleCard, ArticleSource, ArticleText } from '#app/content/articles/shape.ts';
import type { BlogCopy } from '#app/content/blog/shape.ts';
import { anchorOf } from '#app/domain/blog/anchor.ts';
import type { ArticleSlug, AuthorId } from '#app/domain/blog/article-slugs.ts';
import type { ArticleCategory } from '#app/domain/blog/articles.ts';
import type { KnownPath } from '#app/i18n/paths.ts';
import { ClosingCall } from '#app/ui/page/closing-call.tsx';
import { Headline } from '#app/ui/page/headline.tsx';
import { Picture } from '#app/ui/page/picture.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { ArticleBody } from './article-body.tsx';
import { articlePath } from './article-path.ts';
import { Byline, Day } from './byline.tsx';

/** Page that the closing call of each category links to. */
const nextSteps = {
  'google-ads': '/adluma',
  seo: '/services/visibilite-locale',
  landing: '/services/landing-aimant',
  fidelisation: '/services/fidelisation-diamant',
  ia: '/blogia',
  crm: '/modules/hub',
} as const satisfies Record<ArticleCategory, KnownPath>;

type RelatedArticle = ArticleCard & { slug: ArticleSlug };

interface Shown {
  slug: ArticleSlug;
  text: ArticleText;
  card: ArticleCard;
  author: AuthorId;
  /** The day of the last review, ISO 8601. */
  reviewedAt: string;
  category: ArticleCategory;
  related: readonly RelatedArticle[];
  frame: Pick<BlogCopy['frame'], 'minutes'> & { category: string };
  copy: Omit<BlogCopy['article'], 'next'> & { next: BlogCopy['article']['next'][ArticleCategory] };
}

/** An article with its table of contents, sources, related articles and a closing call. */
export function Article({ breadcrumbs, ...shown }: Shown & { breadcrumbs: ReactNode }) {
  const { address } = useVisit();
  const { slug, text, category, related, frame, copy } = shown;
  return (
    <>
      <article>
        <ArticleHeader {...shown} breadcrumbs={breadcrumbs} />
        <div className="measure grid grid-cols-1 gap-x-16 gap-y-10 py-14 lg:grid-cols-[16rem_1fr] lg:py-20">
          <TableOfContents label={copy.contents} blocks={text.blocks} />
          <div className="max-w-[42rem] min-w-0">
            <ArticleBody blocks={text.blocks} tip={copy.tip} />
            <Sources title={copy.sources} sources={text.sources} />
            <ul aria-label={copy.tags} className="small mt-12 flex flex-wrap gap-2 text-dust">
              {text.tags.map((tag) => (
                <li key={tag} className="rounded-full border border-line-2 px-3 py-1">
                  {tag}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </article>
      <RelatedArticles copy={copy} related={related} minutes={frame.minutes} />
      <ClosingCall
        {...copy.next}
        to={address(nextSteps[category])}
        second={{ to: `${address('/contact')}?service=article-${slug}`, label: copy.contact }}
      />
    </>
  );
}

function ArticleHeader({
  text,
  card,
  author,
  reviewedAt,
  category,
  frame,
  copy,
  breadcrumbs,
}: Shown & { breadcrumbs: ReactNode }) {
  const { address } = useVisit();
  return (
    <div className="starfield border-b border-line">
      <div className="measure grid grid-cols-1 gap-x-12 pt-6 pb-12 lg:grid-cols-[minmax(0,1fr)_26rem] lg:pb-16">
        <div className="lg:col-span-2">{breadcrumbs}</div>
        <div className="mt-10">
          <p className="eyebrow mb-5">
            <Link
              to={`${address('/blog-intelligent')}?categorie=${category}`}
              className="inline-flex min-h-6 min-w-6 items-center"
            >
              {frame.category}
            </Link>
          </p>
          <h1 className="display max-w-[14em] text-balance">{text.title}</h1>
          <p className="lead mt-5 mb-6">{text.excerpt}</p>
          <Byline
            card={card}
            author={
              <Link to={address(`/blog-intelligent/auteurs/${author}`)} className="text-link">
                {card.author}
              </Link>
            }
            copy={frame.minutes}
          />
          <p className="small mt-2 text-dust">
            {copy.reviewed} <Day day={reviewedAt} />
          </p>
        </div>
        <Picture
          picture={card.plate}
          sizes="(min-width: 64rem) 26rem, 90vw"
          className="plate mt-10"
          isFirst
        />
      </div>
    </div>
  );
}

function Sources({ title, sources }: { title: string; sources: readonly ArticleSource[] }) {
  return (
    <section className="mt-14 border-t border-line pt-8">
      <h2 className="heading">{title}</h2>
      <ul className="small mt-4 grid gap-2">
        {sources.map(({ name, address }) => (
          <li key={address}>
            <a href={address} className="text-link" rel="noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function TableOfContents({ label, blocks }: { label: string; blocks: ArticleText['blocks'] }) {
  const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
  return (
    <nav aria-label={label} className="lg:sticky lg:top-24 lg:self-start">
      <p className="small mb-3 text-aurora">{label}</p>
      <ol className="small border-l border-line">
        {headings.map((heading) => (
          <li key={heading}>
            <a
              href={`#${anchorOf(heading)}`}
              className="block py-2.5 pl-4 text-dust hover:text-star lg:py-1"
            >
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function RelatedArticles({
  copy,
  related,
  minutes,
}: {
  copy: Pick<BlogCopy['article'], 'related' | 'all'>;
  related: readonly RelatedArticle[];
  minutes: Shown['frame']['minutes'];
}) {
  const { address } = useVisit();
  return (
    <section className="band border-t border-line">
      <div className="measure">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
          <h2 className="title">
            <Headline text={copy.related} />
          </h2>
          <Link to={address('/blog-intelligent')} className="text-link">
            {copy.all}
          </Link>
        </div>
        <ul className="ruled grid-cols-1 md:grid-cols-3">
          {related.map((other) => (
            <li key={other.slug} className="lit p-6">
              <h3 className="heading mb-2">
                <Link to={address(articlePath(other.slug))} className="card-link">
                  {other.title}
                </Link>
              </h3>
              <p className="small mb-4 text-dust">{other.excerpt}</p>
              <Byline card={other} author={other.author} copy={minutes} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
