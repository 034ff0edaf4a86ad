import { cut } from '../cut.ts';
import { fold } from '../search/fold.ts';
import {
  articleCategories,
  articles,
  articleSlugs,
  readerProfiles,
  type ArticleCategory,
  type ArticleRecord,
  type ArticleSlug,
  type ReaderProfile,
} from './articles.ts';

/** What an article can be found by. */
interface FindableText {
  title: string;
  excerpt: string;
  tags: readonly string[];
}

interface ArticleFilter {
  category: ArticleCategory | 'all';
  profile: ReaderProfile | 'all';
  search: string;
}

/** A filter as a query spells it: `q`, `categorie`, `profil`. Whatever is not known narrows nothing. */
export function readFilter(query: URLSearchParams): ArticleFilter {
  const asked = (name: string) => query.get(name);
  return {
    category: articleCategories.find((each) => each === asked('categorie')) ?? 'all',
    profile: readerProfiles.find((each) => each === asked('profil')) ?? 'all',
    search: cut(asked('q') ?? '', 100),
  };
}

/** The articles, newest first, that are of the category, for the profile, and have every word, whatever case and accents. */
export function findArticles(
  texts: Record<ArticleSlug, FindableText>,
  { category, profile, search }: ArticleFilter,
): ArticleSlug[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return articleSlugs.filter((slug) => {
    const article: ArticleRecord = articles[slug];
    const { title, excerpt, tags } = texts[slug];
    const text = fold([title, excerpt, ...tags].join('\n'));
    return (
      (category === 'all' || article.category === category) &&
      (profile === 'all' || article.profiles.includes(profile)) &&
      words.every((word) => text.includes(word))
    );
  });
}

/** How many of the given articles each category has, and all together. */
export function countByCategory(
  slugs: readonly ArticleSlug[],
): Record<ArticleCategory | 'all', number> {
  const of = (category: ArticleCategory) =>
    slugs.filter((slug) => articles[slug].category === category).length;
  return {
    all: slugs.length,
    'google-ads': of('google-ads'),
    seo: of('seo'),
    landing: of('landing'),
    fidelisation: of('fidelisation'),
    ia: of('ia'),
    crm: of('crm'),
  };
}

/** What to read next: of the same category first, then for the most of the same readers, then the newest. */
export function relatedArticles(slug: ArticleSlug, count: number): ArticleSlug[] {
  const { category, profiles }: ArticleRecord = articles[slug];
  const nearness = (other: ArticleSlug) => {
    const { category: theirs, profiles: readers }: ArticleRecord = articles[other];
    const shared = readers.filter((profile) => profiles.includes(profile)).length;
    return (theirs === category ? readerProfiles.length : 0) + shared;
  };
  return articleSlugs
    .filter((other) => other !== slug)
    .toSorted((a, b) => nearness(b) - nearness(a))
    .slice(0, count);
}
