import type { Language } from '#app/domain/languages.ts';
import type { SitePage } from '#app/i18n/site-pages.ts';
import changes from './changes.json' with { type: 'json' };

/** By language and page: the day on which its texts last changed, ISO 8601, and their digest. */
export type Changes = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** The day of a page's last change in a language, for `lastmod` in the site map (sitemaps.org) and `dateModified`. */
export function lastChangeOf(id: SitePage['id'], language: Language): string {
  const { [language]: days }: Changes = changes;
  const day = days[id]?.slice(0, 10);
  if (day === undefined) throw new Error(`${id} has no day of change: npm run page-days`);
  return day;
}
