import type { CountryCode } from 'libphonenumber-js/max';
import type { Page } from '#app/domain/ila/audit/page-evidence.ts';
import { askPage } from './ask-page.ts';
import { auditLimits } from './audit-limits.ts';
import { readPage } from './read-page.ts';
import { siteOf } from './same-site.ts';
import type { WebAnswer, WebClient } from './web-client.ts';

interface Crawl {
  readonly start: WebAnswer;
  /** Addresses in the site map. */
  readonly sitemap: readonly string[];
  readonly maxPages: number;
  readonly mayRead: (url: string) => boolean;
  readonly country: CountryCode;
  readonly signal: AbortSignal;
  readonly onPage: (page: Page, count: number) => void;
}

/** Pages most informative about a business come first, in French, English and Spanish. */
const telling =
  /contact|about|propos|nosotros|quienes|services?|servicios|prestation|tarif|price|precios|horaire|hours|horario|mentions|legal|privacy|confidential|privacidad|politique|zone|area/i;

/** Addresses that replace obfuscated email addresses. */
const isNoPage = (url: string) => url.includes('/cdn-cgi/');

/** Files that are not pages. */
const files =
  /\.(?:jpe?g|png|gif|webp|avif|svg|ico|css|js|mjs|json|xml|pdf|zip|mp[34]|webm|woff2?|docx?|xlsx?)$/i;

/**
 * Reads linked pages level by level, then those of the site map. The order depends only on the pages, not on response
 * times.
 */
export async function crawl(client: WebClient, options: Crawl): Promise<Page[]> {
  const { start, maxPages, mayRead, country, signal, onPage } = options;
  const isOfSite = siteOf(start.url);
  const seen = new Set([start.url, start.asked]);
  const pages: Page[] = [];
  const add = (page: Page) => {
    pages.push(page);
    onPage(page, pages.length);
  };
  add(readPage(start, 0, country));

  const canRead = (url: string) =>
    isOfSite(url) && !files.test(new URL(url).pathname) && mayRead(url) && !isNoPage(url);
  const read = async (url: string, depth: number | null) =>
    readPage(
      await askPage(client, { url, maxBytes: auditLimits.pageBytes, signal }),
      depth,
      country,
    );

  async function readAll(urls: readonly string[], depth: number | null): Promise<Page[]> {
    const room = Math.max(0, maxPages - pages.length);
    const level = await Promise.all(urls.slice(0, room).map(async (url) => read(url, depth)));
    const fresh = level.filter(({ url }, at) => !seen.has(url) || url === urls[at]);
    for (const page of fresh) {
      seen.add(page.url);
      add(page);
    }
    return fresh;
  }

  let level: readonly Page[] = pages;
  for (let depth = 1; level.length > 0 && pages.length < maxPages && !signal.aborted; depth++) {
    const next = linksOf(level).filter((url) => !seen.has(url) && canRead(url));
    for (const url of next) seen.add(url);
    // oxlint-disable-next-line no-await-in-loop -- the pages of a level tell which are next
    level = await readAll(inTellingOrder(next), depth);
  }
  const rest = [...new Set(options.sitemap)].filter(
    (url) => !seen.has(url) && URL.canParse(url) && canRead(url),
  );
  if (!signal.aborted) await readAll(rest, null);
  return pages;
}

function linksOf(pages: readonly Page[]): string[] {
  return [
    ...new Set(
      pages.flatMap(({ html }) => html?.links.flatMap(({ url }) => (url ? [url] : [])) ?? []),
    ),
  ];
}

function inTellingOrder(urls: readonly string[]): string[] {
  const rank = (url: string) => (telling.test(new URL(url).pathname) ? 0 : 1);
  return urls.toSorted((a, b) => rank(a) - rank(b));
}
