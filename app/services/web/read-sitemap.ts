import { SaxesParser } from 'saxes';

export interface SitemapContent {
  /** Addresses of pages, or of further site maps in an index. */
  readonly urls: readonly string[];
  readonly isIndex: boolean;
  /** The parser's message; empty when it parsed. */
  readonly error: string;
}

/** More are not needed to sample pages and find orphans. */
const mostUrls = 5000;

/** Parses a site map or an index of them. See https://www.sitemaps.org/protocol.html */
export function readSitemap(xml: string): SitemapContent {
  const urls: string[] = [];
  let root = '';
  let error = '';
  let location: string | null = null;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    root ||= name.replace(/^[\w-]+:(?=(?:urlset|sitemapindex)$)/, '');
    if (name === 'loc') location = '';
  });
  const add = (text: string) => {
    if (location !== null && location.length < 2048) location += text;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', ({ name }) => {
    if (name === 'loc' && location !== null && urls.length < mostUrls) urls.push(location.trim());
    if (name === 'loc') location = null;
  });
  // The first mistake ends the reading: a binary file has one at each byte.
  parser.on('error', (mistake) => {
    throw mistake;
  });
  try {
    parser.write(xml.replace(/^\ufeff/, '')).close();
  } catch (thrown) {
    error ||= (thrown as Error).message;
  }
  if (error === '' && !/^(?:urlset|sitemapindex)$/.test(root)) error = `<${root}>`;
  return { urls, isIndex: root === 'sitemapindex', error };
}
