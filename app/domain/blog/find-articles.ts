import { readFields, type FieldSource } from '../codec/fields.ts';
import { choiceField } from '../codec/choice-fields.ts';
import { textField } from '../codec/text-field.ts';
import { normalizeForSearch } from '#app/domain/search/normalize.ts';
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

/** Texts that an article is searched in. */
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

/** Parameters of the filter. An unknown value filters nothing. */
const filterTable = {
  categorie: choiceField(articleCategories, 'all'),
  profil: choiceField(readerProfiles, 'all'),
  q: textField(100),
};

/** Parses the filter of a list's query. */
export function readFilter(source: FieldSource): ArticleFilter {
  const { categorie, profil, q } = readFields(filterTable, source).values;
  return { category: categorie, profile: profil, search: q };
}

/** The articles, newest first, that match the category, the profile and every word, ignoring case and accents. */
export function findArticles(
  texts: Record<ArticleSlug, FindableText>,
  { category, profile, search }: ArticleFilter,
): ArticleSlug[] {
  const words = normalizeForSearch(search).split(/\s+/).filter(Boolean);
  return articleSlugs.filter((slug) => {
    const article: ArticleRecord = articles[slug];
    const { title, excerpt, tags } = texts[slug];
    const text = normalizeForSearch([title, excerpt, ...tags].join('\n'));
    return (
      (category === 'all' || article.category === category) &&
      (profile === 'all' || article.profiles.includes(profile)) &&
      words.every((word) => text.includes(word))
    );
  });
}

/** Number of the given articles by category, and in all. */
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

/** Related articles: of the same category first, then by common reader profiles, then newest first. */
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
