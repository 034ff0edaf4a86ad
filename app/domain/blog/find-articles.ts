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

/** Search criteria for articles. */
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
  /** Page number of the list, from 1. */
  page: number;
}

/** Parameters of the filter. Unknown values are ignored. */
const filterTable = {
  categorie: choiceField(articleCategories, 'all'),
  profil: choiceField(readerProfiles, 'all'),
  q: textField(100),
  page: textField(10),
};

/** Parses the filter from a list's query. */
export function readFilter(source: FieldSource): ArticleFilter {
  const { categorie, profil, q, page } = readFields(filterTable, source).values;
  const number = Math.floor(Number(page));
  return { category: categorie, profile: profil, search: q, page: number >= 1 ? number : 1 };
}

/** Articles per page of the list. Source: B §9, BLOG-16 */
const pageLength = 6;

/**
 * One page of the matching articles.
 *
 * @param asked page number, from 1; beyond the last page, the last one is returned
 */
export function pageOf(found: readonly ArticleSlug[], asked: number) {
  const pages = Math.max(1, Math.ceil(found.length / pageLength));
  const page = Math.min(asked, pages);
  return { page, pages, slugs: found.slice((page - 1) * pageLength, page * pageLength) };
}

/** The matching articles, newest first: by category, profile and every word, ignoring case and accents. */
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

/** Number of articles by category, and in total. */
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
