import results from '#app/content/accessibility/results.json' with { type: 'json' };
import { guideWrittenOn } from '#app/content/guide/written.ts';
import { articleSlugs, authorIds, type ArticleSlug } from '#app/domain/blog/article-slugs.ts';
import { articles } from '#app/domain/blog/articles.ts';
import { legalTextsOf } from '#app/domain/privacy/legal-texts.ts';
import type { ScreenId } from '#app/i18n/paths.ts';
import type { SitePage } from '#app/i18n/site-pages.ts';

const legal = legalTextsOf.slice(0, 10);

/** A list of articles changes when one is added: the day of the newest that it shows. */
const newestOf = (slugs: readonly ArticleSlug[]): string =>
  slugs.reduce((newest, slug) => {
    const { publishedAt } = articles[slug];
    return publishedAt > newest ? publishedAt : newest;
  }, '');

/** The days that pages state, ISO 8601. */
const statedDays: ReadonlyMap<string, string> = new Map<ScreenId, string>([
  ['privacy', legal],
  ['legal-notice', legal],
  ['accessibility', results.on],
  ['blog', newestOf(articleSlugs)],
  ['blog-intelligent', newestOf(articleSlugs)],
  ...authorIds.map((id): [ScreenId, string] => [
    `author-${id}`,
    newestOf(articleSlugs.filter((slug) => articles[slug].author === id)),
  ]),
  ...articleSlugs.map((slug): [ScreenId, string] => [`article-${slug}`, articles[slug].reviewedAt]),
]);

/**
 * The day of a page's last change, for `lastmod` in the site map (sitemaps.org): the one that the page itself states.
 * Null where it states none, for search engines disregard dates that a page does not bear out.
 */
export function lastChangeOf({ id, check }: Pick<SitePage, 'id' | 'check'>): string | null {
  return check === null ? (statedDays.get(id) ?? null) : guideWrittenOn;
}
