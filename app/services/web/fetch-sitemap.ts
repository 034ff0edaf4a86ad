import { gunzipSync } from 'node:zlib';
import type { Sitemap } from '#app/domain/ila/audit/evidence.ts';
import { readSitemap } from './read-sitemap.ts';
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
  named: readonly string[],
  start: string,
  signal: AbortSignal,
): Promise<Sitemap | null> {
  const ask = (url: string) => client.ask({ url, maxBytes: mostBytes, signal });
  const [address = new URL('/sitemap.xml', start).href] = named;
  const answer = await ask(address);
  const isMissing = answer.status === 404 || answer.status === 410;
  if (isMissing && named.length === 0) return null;
  if (answer.status !== 200) return { answer: withoutContent(answer), error: '', urls: [] };
  const content = readSitemap(textOf(answer));
  if (!content.isIndex)
    return { answer: withoutContent(answer), error: content.error, urls: content.urls };
  const parts = await Promise.all(content.urls.slice(0, mostParts).map(ask));
  const read = parts.map((part) => readSitemap(textOf(part)));
  return {
    answer: withoutContent(answer),
    error: read.find(({ error }) => error !== '')?.error ?? content.error,
    urls: read.flatMap(({ urls }) => urls),
  };
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
