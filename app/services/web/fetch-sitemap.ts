import { gunzipSync } from 'node:zlib';
import type { Answer } from '#app/domain/ila/audit/answer-evidence.ts';
import type { Sitemap } from '#app/domain/ila/audit/evidence.ts';
import { readSitemap, type SitemapContent } from './read-sitemap.ts';
import { siteOf } from './same-site.ts';
import { withoutContent, type WebAnswer, type WebClient } from './web-client.ts';

const mostBytes = 2_000_000;

/** Maximum site maps read from robots.txt and from an index. */
const mostParts = 3;

/**
 * The site maps that robots.txt names, or the one at the usual address.
 *
 * @returns null without one
 */
export async function fetchSitemap(
  client: WebClient,
  namedByRobots: readonly string[],
  start: string,
  signal: AbortSignal,
): Promise<Sitemap | null> {
  const ask = (url: string) => client.ask({ url, maxBytes: mostBytes, signal });
  const named = namedByRobots.flatMap((address) => URL.parse(address, start)?.href ?? []);
  const answers = await Promise.all(named.slice(0, mostParts).map(ask));
  const [first, ...others] = answers.length > 0 ? answers : await firstThere(ask, start);
  if (!first) return null;
  const maps = await Promise.all([first, ...others].map((answer) => withParts(ask, answer)));
  // By the protocol, a file may list its own site only.
  const isOwn = siteOf(start);
  const whole = together(withoutContent(first), maps);
  return { ...whole, urls: whole.urls.filter((url) => URL.canParse(url) && isOwn(url)) };
}

/** A site map, including those listed in an index. */
async function withParts(ask: Ask, answer: WebAnswer): Promise<Sitemap> {
  const { addresses, ...own } = partOf(answer);
  if (addresses.length === 0) return own;
  const parts = await Promise.all(addresses.slice(0, mostParts).map(ask));
  return together(own.answer, parts.map(partOf));
}

/** Content of one file: page addresses, or addresses of further files. */
function partOf(answer: WebAnswer): Sitemap & { readonly addresses: readonly string[] } {
  const nothing = { urls: [], isIndex: false, error: '' };
  const { error, urls, isIndex } = answer.status === 200 ? contentOf(answer) : nothing;
  const pages = isIndex ? [] : urls.map(encoded);
  return { answer: withoutContent(answer), error, urls: pages, addresses: isIndex ? urls : [] };
}

/** Several files as one site map; the first unreadable one determines its failure. */
function together(answer: Answer, parts: readonly Sitemap[]): Sitemap {
  const unread = parts.find((part) => part.answer.status !== 200 || part.error !== '');
  return {
    answer: unread?.answer ?? answer,
    error: unread?.error ?? '',
    urls: parts.flatMap(({ urls }) => urls),
  };
}

/** An address in the form used for requests, with non-ASCII letters encoded. */
const encoded = (url: string) => URL.parse(url)?.href ?? url;

type Ask = (url: string) => Promise<WebAnswer>;

/** The usual locations of site maps: the first one whose response is not "not found", if any. */
async function firstThere(ask: Ask, start: string): Promise<WebAnswer[]> {
  for (const path of ['/sitemap.xml', '/sitemap_index.xml', '/wp-sitemap.xml', '/sitemap.xml.gz']) {
    // oxlint-disable-next-line no-await-in-loop -- the first one that is there ends the search
    const answer = await ask(new URL(path, start).href);
    const isMissing = answer.status === 404 || answer.status === 410;
    // A "not found" page with status 200 is not a site map either.
    const isPage =
      answer.status === 200 &&
      /html/i.test(answer.headers['content-type'] ?? '') &&
      !/<(?:urlset|sitemapindex)\b/.test(textOf(answer).slice(0, 2000));
    if (!isMissing && !isPage) return [answer];
  }
  return [];
}

/** XML, or a list of addresses in plain text. */
function contentOf(answer: WebAnswer): SitemapContent {
  const text = textOf(answer);
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const isList = lines.length > 0 && lines.every((line) => /^https?:\/\/\S+$/.test(line.trim()));
  if (isList) return { urls: lines.map((line) => line.trim()), isIndex: false, error: '' };
  const content = readSitemap(text);
  // A truncated file has no end.
  return answer.body.isCut && content.urls.length > 0 ? { ...content, error: '' } : content;
}

/** Site maps may be compressed files, without a Content-Encoding. */
function textOf({ body }: WebAnswer): string {
  const isGzip = body.bytes[0] === 0x1f && body.bytes[1] === 0x8b;
  try {
    const bytes = isGzip ? gunzipSync(body.bytes, { maxOutputLength: 5 * mostBytes }) : body.bytes;
    return new TextDecoder().decode(bytes);
  } catch {
    return '';
  }
}
