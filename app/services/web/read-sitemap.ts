import { SaxesParser } from 'saxes';

export interface SitemapContent {
  /** Addresses of pages, or of further site maps in an index. */
  readonly urls: readonly string[];
  readonly isIndex: boolean;
  /** The parser's message; empty if it is valid. */
  readonly error: string;
}

/** Enough to sample pages and find orphans. */
const mostUrls = 5000;

/**
 * Root elements of site maps. Search engines also accept feeds. Source: Google Search Central, Build and submit a
 * sitemap
 */
const roots = /^(?:urlset|sitemapindex|rss|feed)$/;

/** Stops reading: no more entries are needed. */
class Enough extends Error {}

/** Parses a site map, an index of site maps, or a feed. See https://www.sitemaps.org/protocol.html */
export function readSitemap(xml: string): SitemapContent {
  if (/^\s*<(?:!doctype )?html\b/i.test(xml)) return { urls: [], isIndex: false, error: '<html>' };
  const urls: string[] = [];
  let root = '';
  let prefix = '';
  let error = '';
  let location: string | null = null;
  const parser = new SaxesParser();
  const isFeed = () => root === 'rss' || root === 'feed';
  const isLocation = (name: string) => name === (isFeed() ? 'link' : `${prefix}loc`);
  parser.on('opentag', ({ name, attributes }) => {
    // The protocol's names may have a prefix; other namespaces, such as "image:loc", are not pages.
    if (root === '') {
      prefix = /^[\w-]+:(?=(?:urlset|sitemapindex)$)/.exec(name)?.[0] ?? '';
      root = name.slice(prefix.length);
    }
    if (isLocation(name)) location = typeof attributes.href === 'string' ? attributes.href : '';
  });
  const add = (text: string) => {
    if (location !== null && location.length < 2048) location += text;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', ({ name }) => {
    if (!isLocation(name)) return;
    if (location !== null && location.trim() !== '') urls.push(location.trim());
    location = null;
    if (urls.length >= mostUrls) throw new Enough();
  });
  // The first error stops the parser: a binary file has one at each byte.
  parser.on('error', (mistake) => {
    throw mistake;
  });
  try {
    parser.write(xml.replace(/^\ufeff/, '')).close();
  } catch (thrown) {
    if (!(thrown instanceof Enough)) error ||= (thrown as Error).message;
  }
  if (error === '' && !roots.test(root)) error = `<${root}>`;
  return { urls, isIndex: root === 'sitemapindex', error };
}
