import { Link, useSearchParams } from 'react-router';
import type { ArticleCard } from '#app/content/articles/shape.ts';
import type { BlogCopy } from '#app/content/blog/shape.ts';
import type { ArticleSlug } from '#app/domain/blog/article-slugs.ts';
import { articleCategories, readerProfiles } from '#app/domain/blog/articles.ts';
import { findArticles, pageOf, readFilter } from '#app/domain/blog/find-articles.ts';
import { plural } from '#app/i18n/plural.ts';
import { FilterForm } from '#app/ui/fields/filter-form.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { Picture } from '#app/ui/page/picture.tsx';
import { NothingMatches } from '#app/ui/results/nothing-matches.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { withQuery } from '#app/ui/with-query.ts';
import { articlePath } from './article-path.ts';
import { Byline } from './byline.tsx';

type Frame = BlogCopy['frame'];

/** The blog as a reading list: filters on the left, the first article in full and the rest on the right. */
export function ReadingList({
  frame,
  featured,
  cards,
  feed,
}: {
  frame: Frame;
  featured: string;
  cards: Record<ArticleSlug, ArticleCard>;
  /** Address of the feed. */
  feed: string;
}) {
  const { address, language } = useVisit();
  const [query] = useSearchParams();
  const filter = readFilter(query);
  const found = findArticles(cards, filter);
  const { page, pages, slugs } = pageOf(found, filter.page);
  const [first, ...rest] = slugs;
  return (
    <section className="band">
      <div className="measure grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
        <div className="lg:sticky lg:top-24 lg:self-start">
          <ReadingFilter frame={frame} filter={filter} />
          <p role="status" className="small mt-6 text-dust">
            {plural(language, found.length, frame.found)}
          </p>
          <a href={feed} className="text-link small mt-3">
            {frame.feed}
          </a>
        </div>
        <div>
          {first ? (
            <First slug={first} card={cards[first]} frame={frame} featured={featured} />
          ) : (
            <NothingMatches copy={frame.none} all={address('/blog-intelligent')} />
          )}
          <ul className="mt-6">
            {rest.map((slug) => (
              <ArticleListItem key={slug} slug={slug} card={cards[slug]} frame={frame} />
            ))}
          </ul>
          {pages > 1 && <Pages label={frame.pages} page={page} pages={pages} query={query} />}
        </div>
      </div>
    </section>
  );
}

/** Links to the pages of the list, which keep its filters. */
function Pages({
  label,
  page,
  pages,
  query,
}: {
  label: string;
  page: number;
  pages: number;
  query: URLSearchParams;
}) {
  const { address } = useVisit();
  return (
    <nav aria-label={label} className="mt-8">
      <ul className="flex flex-wrap gap-2">
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <Link
              to={withQuery(address('/blog-intelligent'), {
                ...Object.fromEntries(query),
                page: number === 1 ? '' : String(number),
              })}
              aria-current={number === page ? 'page' : undefined}
              className="chip tabular min-w-11 justify-center font-semibold"
            >
              {number}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ReadingFilter({ frame, filter }: { frame: Frame; filter: ReturnType<typeof readFilter> }) {
  return (
    <FilterForm
      label={frame.search}
      search={{ name: 'q', label: frame.search, value: filter.search }}
      submit={frame.submit}
    >
      <SelectField
        name="categorie"
        label={frame.category}
        initial={filter.category === 'all' ? '' : filter.category}
        none={frame.categories.all}
        options={articleCategories.map((value) => ({
          value,
          label: frame.categories[value],
        }))}
      />
      <SelectField
        name="profil"
        label={frame.profile}
        initial={filter.profile === 'all' ? '' : filter.profile}
        none={frame.profiles.all}
        options={readerProfiles.map((value) => ({ value, label: frame.profiles[value] }))}
      />
    </FilterForm>
  );
}

function ArticleListItem({
  slug,
  card,
  frame,
}: {
  slug: ArticleSlug;
  card: ArticleCard;
  frame: Frame;
}) {
  const { address } = useVisit();
  return (
    <li className="lit grid grid-cols-1 gap-x-8 gap-y-3 border-b border-line py-7 md:grid-cols-[7rem_minmax(0,1fr)] md:px-4">
      <p className="small text-aurora">{frame.categories[card.category]}</p>
      <div className="space-y-2">
        <h2 className="heading">
          <Link to={address(articlePath(slug))} className="card-link">
            {card.title}
          </Link>
        </h2>
        <p className="text-dust">{card.excerpt}</p>
        <Readers profiles={card.profiles} frame={frame} />
        <Byline card={card} author={card.author} copy={frame.minutes} />
      </div>
    </li>
  );
}

function First({
  slug,
  card,
  frame,
  featured,
}: {
  slug: ArticleSlug;
  card: ArticleCard;
  frame: Frame;
  featured: string;
}) {
  const { address } = useVisit();
  return (
    <article className="panel lit grid grid-cols-1 gap-x-8 gap-y-6 p-7 md:grid-cols-[minmax(0,1fr)_minmax(0,16rem)] lg:p-10">
      <div className="space-y-3">
        <p className="eyebrow">{featured}</p>
        <h2 className="title">
          <Link to={address(articlePath(slug))} className="card-link">
            {card.title}
          </Link>
        </h2>
        <p className="lead">{card.excerpt}</p>
        <Readers profiles={card.profiles} frame={frame} />
        <Byline card={card} author={card.author} copy={frame.minutes} />
      </div>
      <Picture
        picture={card.plate}
        sizes="(min-width: 48rem) 16rem, 90vw"
        className="plate self-center max-md:hidden"
      />
    </article>
  );
}

/** The reader profiles an article is written for. */
function Readers({ profiles, frame }: { profiles: ArticleCard['profiles']; frame: Frame }) {
  const names = profiles.map((profile) => frame.profiles[profile]);
  return (
    <p className="small">
      <span className="text-dust">{frame.writtenFor}</span> {names.join(' · ')}
    </p>
  );
}
