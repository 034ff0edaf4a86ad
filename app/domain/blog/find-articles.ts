import { normalizeForSearch } from '#app/domain/search/normalize.ts';
import { choiceField } from '../codec/choice-fields.ts';
import { readFields, type FieldSource } from '../codec/fields.ts';
import { textField } from '../codec/text-field.ts';
import { articleSlugs, type ArticleSlug } from './article-slugs.ts';
import {
  articleCategories,
  readerProfiles,
  type ArticleCategory,
  type ReaderProfile,
} from './articles.ts';

/** What an article is found by. */
interface Findable {
  title: string;
  excerpt: string;
  tags: readonly string[];
  category: ArticleCategory;
  profiles: readonly ReaderProfile[];
}

interface ArticleFilter {
  category: ArticleCategory | 'all';
  profile: ReaderProfile | 'all';
  search: string;
  /** Page of the list, from 1. */
  page: number;
}

/** Parameters of the filter. An unknown value filters nothing. */
const filterTable = {
  categorie: choiceField(articleCategories, 'all'),
  profil: choiceField(readerProfiles, 'all'),
  q: textField(100),
  page: textField(10),
};

/** Parses the filter of a list's query. */
export function readFilter(source: FieldSource): ArticleFilter {
  const { categorie, profil, q, page } = readFields(filterTable, source).values;
  const number = Math.floor(Number(page));
  return { category: categorie, profile: profil, search: q, page: number >= 1 ? number : 1 };
}

/** Articles on a page of the list. Source: B §9, BLOG-16 */
const pageLength = 6;

/**
 * One page of the articles found.
 *
 * @param asked number of the page, from 1; after the last one it is the last
 */
export function pageOf(found: readonly ArticleSlug[], asked: number) {
  const pages = Math.max(1, Math.ceil(found.length / pageLength));
  const page = Math.min(asked, pages);
  return { page, pages, slugs: found.slice((page - 1) * pageLength, page * pageLength) };
}

/** The articles, newest first, that match the category, the profile and every word, ignoring case and accents. */
export function findArticles(
  cards: Readonly<Record<ArticleSlug, Findable>>,
  { category, profile, search }: Omit<ArticleFilter, 'page'>,
): ArticleSlug[] {
  const words = normalizeForSearch(search).split(/\s+/).filter(Boolean);
  return articleSlugs.filter((slug) => {
    const article = cards[slug];
    const { title, excerpt, tags } = article;
    const text = normalizeForSearch([title, excerpt, ...tags].join('\n'));
    return (
      (category === 'all' || article.category === category) &&
      (profile === 'all' || article.profiles.includes(profile)) &&
      words.every((word) => text.includes(word))
    );
  });
}

/** Number of articles by category, and in all. */
export function countByCategory(
  found: readonly Pick<Findable, 'category'>[],
): Record<ArticleCategory | 'all', number> {
  const of = (category: ArticleCategory) =>
    found.filter((article) => article.category === category).length;
  return {
    all: found.length,
    'google-ads': of('google-ads'),
    seo: of('seo'),
    landing: of('landing'),
    fidelisation: of('fidelisation'),
    ia: of('ia'),
    crm: of('crm'),
  };
}
