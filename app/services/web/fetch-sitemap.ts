import { gunzipSync } from 'node:zlib';
import type { Sitemap } from '#app/domain/ila/audit/evidence.ts';
import { readSitemap, type SitemapContent } from './read-sitemap.ts';
import { withoutContent, type WebAnswer, type WebClient } from './web-client.ts';

const mostBytes = 2_000_000;

/** Site maps of an index that are read. */
const mostParts = 3;

/**
 * The site map that robots.txt names, or the one at the usual address.
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
  const [named = null] = namedByRobots;
  const address = named === null ? null : URL.parse(named, start)?.href;
  const answer = address ? await ask(address) : await firstThere(ask, start);
  if (answer === null) return null;
  if (answer.status !== 200) return { answer: withoutContent(answer), error: '', urls: [] };
  const content = contentOf(answer);
  if (!content.isIndex)
    return { answer: withoutContent(answer), error: content.error, urls: content.urls.map(whole) };
  const parts = await Promise.all(content.urls.slice(0, mostParts).map(ask));
  const read = parts.map(contentOf);
  return {
    answer: withoutContent(answer),
    error: read.find(({ error }) => error !== '')?.error ?? content.error,
    urls: read.flatMap(({ urls }) => urls).map(whole),
  };
}

/** An address in the form that requests have it, with its letters encoded. */
const whole = (url: string) => URL.parse(url)?.href ?? url;

type Ask = (url: string) => Promise<WebAnswer>;

/** Where site maps usually are: the first place that does not say that nothing is there. */
async function firstThere(ask: Ask, start: string): Promise<WebAnswer | null> {
  for (const path of ['/sitemap.xml', '/sitemap_index.xml', '/wp-sitemap.xml', '/sitemap.xml.gz']) {
    // oxlint-disable-next-line no-await-in-loop -- the first one that is there ends the search
    const answer = await ask(new URL(path, start).href);
    const isMissing = answer.status === 404 || answer.status === 410;
    // A page that says "not found" with 200 is no site map either.
    const isPage = answer.status === 200 && /html/i.test(answer.headers['content-type'] ?? '');
    if (!isMissing && !isPage) return answer;
  }
  return null;
}

/** XML, or a list of addresses in plain text. */
function contentOf(answer: WebAnswer): SitemapContent {
  const text = textOf(answer);
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const isList = lines.length > 0 && lines.every((line) => /^https?:\/\/\S+$/.test(line.trim()));
  return isList
    ? { urls: lines.map((line) => line.trim()), isIndex: false, error: '' }
    : readSitemap(text);
}

/** Site maps may be stored compressed, without a Content-Encoding. */
function textOf({ body }: WebAnswer): string {
  const isGzip = body.bytes[0] === 0x1f && body.bytes[1] === 0x8b;
  try {
    const bytes = isGzip ? gunzipSync(body.bytes, { maxOutputLength: 5 * mostBytes }) : body.bytes;
    return new TextDecoder().decode(bytes);
  } catch {
    return '';
  }
}
