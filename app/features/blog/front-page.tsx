import { Link, useSearchParams } from 'react-router';
import type { ArticleCard } from '#app/content/articles/shape.ts';
import type { BlogCopy } from '#app/content/blog/shape.ts';
import type { ArticleSlug } from '#app/domain/blog/article-slugs.ts';
import {
  articleCategories,
  featuredArticle,
  type ArticleCategory,
} from '#app/domain/blog/articles.ts';
import { countByCategory, findArticles, readFilter } from '#app/domain/blog/find-articles.ts';
import { plural } from '#app/i18n/plural.ts';
import { FilterChips } from '#app/ui/fields/filter-chips.tsx';
import { FilterForm } from '#app/ui/fields/filter-form.tsx';
import { LazyImage } from '#app/ui/page/lazy-image.tsx';
import { Picture } from '#app/ui/page/picture.tsx';
import { NothingMatches } from '#app/ui/results/nothing-matches.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { withQuery } from '#app/ui/with-query.ts';
import { articlePath } from './article-path.ts';
import { Byline } from './byline.tsx';

type Cards = Record<ArticleSlug, ArticleCard>;
type Frame = BlogCopy['frame'];

/** The blog's front page: a featured article in full width, the others in a grid, with category filters. */
export function FrontPage({
  frame,
  featured,
  cards,
}: {
  frame: Frame;
  featured: string;
  cards: Cards;
}) {
  const { address, language } = useVisit();
  const [query] = useSearchParams();
  const filter = readFilter(query);
  const found = findArticles(cards, { ...filter, profile: 'all' });
  const opening = found.find((slug) => slug === featuredArticle);
  return (
    <section className="band">
      <div className="measure">
        <FilterForm
          label={frame.search}
          search={{ name: 'q', label: frame.search, value: filter.search }}
          submit={frame.submit}
        >
          {filter.category !== 'all' && (
            <input type="hidden" name="categorie" value={filter.category} />
          )}
        </FilterForm>
        <CategoryChips
          frame={frame}
          cards={cards}
          category={filter.category}
          search={filter.search}
        />
        <p role="status" className="small mt-6 mb-4 text-dust">
          {plural(language, found.length, frame.found)}
        </p>
        {found.length === 0 && <NothingMatches copy={frame.none} all={address('/blog')} />}
        {opening && <Opening slug={opening} frame={frame} featured={featured} cards={cards} />}
        <ul className="ruled grid-cols-1 sm:grid-cols-2 lg:grid-cols-3">
          {found
            .filter((slug) => slug !== opening)
            .map((slug) => (
              <li key={slug} className="lit p-6">
                <LazyImage
                  picture={cards[slug].plate}
                  sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 90vw"
                  className="plate mb-5"
                />
                <p className="small mb-1 text-aurora">{frame.categories[cards[slug].category]}</p>
                <h2 className="heading mb-2">
                  <Link to={address(articlePath(slug))} className="card-link">
                    {cards[slug].title}
                  </Link>
                </h2>
                <p className="small mb-4 text-dust">{cards[slug].excerpt}</p>
                <Byline card={cards[slug]} author={cards[slug].author} copy={frame.minutes} />
              </li>
            ))}
        </ul>
      </div>
    </section>
  );
}

/** One link per category, with its number of articles regardless of the search. */
function CategoryChips({
  frame,
  cards,
  category,
  search,
}: {
  frame: Frame;
  cards: Cards;
  category: ArticleCategory | 'all';
  search: string;
}) {
  const { address } = useVisit();
  const counts = countByCategory(Object.values(cards));
  return (
    <FilterChips
      label={frame.category}
      chips={(['all', ...articleCategories] as const).map((id) => ({
        id,
        to: withQuery(address('/blog'), { q: search, categorie: id === 'all' ? '' : id }),
        name: frame.categories[id],
        count: counts[id],
      }))}
      chosen={category}
      replace
      className="mt-6"
    />
  );
}

function Opening({
  slug,
  frame,
  featured,
  cards,
}: {
  slug: ArticleSlug;
  frame: Frame;
  featured: string;
  cards: Cards;
}) {
  const { address } = useVisit();
  const card = cards[slug];
  const { title, excerpt, author, plate } = card;
  return (
    <article className="lit mb-8 grid grid-cols-1 items-center gap-x-12 gap-y-6 border-y border-line py-10 lg:grid-cols-2 lg:px-6">
      <Picture picture={plate} sizes="(min-width: 64rem) 34rem, 90vw" className="plate" />
      <div>
        <p className="eyebrow mb-4">
          {featured} · {frame.categories[cards[slug].category]}
        </p>
        <h2 className="title mb-4">
          <Link to={address(articlePath(slug))} className="card-link">
            {title}
          </Link>
        </h2>
        <p className="lead mb-5">{excerpt}</p>
        <Byline card={card} author={author} copy={frame.minutes} />
      </div>
    </article>
  );
}
