import { getDomain } from 'tldts';
import type { Answer } from '#app/domain/ila/audit/answer-evidence.ts';
import { canonicalsOf } from '#app/domain/ila/audit/checks/page-canonical.ts';
import { countWords } from '#app/domain/ila/audit/count-words.ts';
import type { SiteEvidence, Sitemap } from '#app/domain/ila/audit/evidence.ts';
import type { Page } from '#app/domain/ila/audit/page-evidence.ts';
import { previewImage } from '#app/domain/ila/audit/page-evidence.ts';
import { auditLimits } from './audit-limits.ts';
import { loadResources } from './load-resources.ts';
import { mailRecordsOf } from './mail-records.ts';
import { readPage } from './read-page.ts';
import { isLocal, siteOf } from './same-site.ts';
import { withoutContent, type WebAnswer, type WebClient } from './web-client.ts';

interface Probing {
  readonly start: WebAnswer;
  readonly pages: readonly Page[];
  readonly sitemap: Sitemap | null;
  readonly robots: { readonly mayRead: (url: string) => boolean };
  readonly signal: AbortSignal;
}

type Probes = Pick<
  SiteEvidence,
  | 'byHttp'
  | 'otherHost'
  | 'otherSlash'
  | 'unknownPath'
  | 'asBot'
  | 'firstBytes'
  | 'probed'
  | 'resources'
  | 'llmsTxt'
  | 'mail'
>;

/** Maximum number of linked pages that are requested but not read. */
const mostLinks = 40;

/** User-Agent of a bot that reads pages to answer questions. */
const answeringBot =
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; OAI-SearchBot/1.0; +https://openai.com/searchbot';

/** Requests what the pages alone do not show: variants of the address, linked pages, files, DNS records. */
export async function probeSite(client: WebClient, probing: Probing): Promise<Probes> {
  const { start, pages, signal } = probing;
  const nothing: Probes = {
    byHttp: null,
    otherHost: null,
    otherSlash: null,
    unknownPath: null,
    asBot: null,
    firstBytes: [],
    probed: [],
    resources: [],
    llmsTxt: null,
    mail: null,
  };
  if (pages.length === 0) return nothing;
  const head: Head = async (url) => {
    const answer = await client.ask({ url, method: 'HEAD', maxBytes: 0, signal });
    // Some servers do not support HEAD.
    const isSure = answer.status === null || answer.status < 400 || answer.status === 429;
    return withoutContent(isSure ? answer : await client.ask({ url, maxBytes: 1, signal }));
  };
  const origin = new URL(start.url);
  const [byHttp, otherHost, otherSlash, unknownPath] = await Promise.all([
    isLocal(start.url) ? null : head(withProtocol(start.url, 'http:')),
    isLocal(start.url) ? null : askOtherHost(head, origin),
    askOtherSlash(head, pages),
    askUnknownPath(client, origin, signal),
  ]);
  return {
    byHttp,
    otherHost,
    otherSlash,
    unknownPath,
    asBot: await askAsBot(client, start.url, signal),
    firstBytes: await timesOf(client, start, signal),
    probed: await probeLinks(head, probing),
    resources: await loadResources(client, pages, signal),
    llmsTxt: isText(await head(new URL('/llms.txt', origin).href)),
    mail: isLocal(start.url) ? null : await mailRecordsOf(origin.hostname),
  };
}

function withProtocol(url: string, protocol: string): string {
  const other = new URL(url);
  other.protocol = protocol;
  return other.href;
}

type Head = (url: string) => Promise<Answer>;

/** A catch-all server returns a page. */
const isText = ({ status, headers }: Answer) =>
  status === 200 && !/html/i.test(headers['content-type'] ?? '');

async function askUnknownPath(client: WebClient, origin: URL, signal: AbortSignal) {
  const { href: url } = new URL('/iluma-audit-unknown-path-7f3a', origin);
  return withoutContent(await client.ask({ url, maxBytes: 100_000, signal }));
}

async function askOtherHost(head: Head, origin: URL): Promise<Answer | null> {
  if (getDomain(origin.hostname) !== origin.hostname.replace(/^www\./, '')) return null;
  const other = new URL(origin);
  other.hostname = origin.hostname.startsWith('www.')
    ? origin.hostname.slice(4)
    : `www.${origin.hostname}`;
  return head(other.href);
}

/** The first inner page with a path, with its trailing slash added or removed. */
async function askOtherSlash(head: Head, pages: readonly Page[]): Promise<Answer | null> {
  const inner = pages.find(
    ({ url, status }) => status === 200 && /^\/[^.?]*[^./?]\/?$/.test(new URL(url).pathname),
  );
  if (!inner) return null;
  const url = new URL(inner.url);
  url.pathname = url.pathname.endsWith('/') ? url.pathname.slice(0, -1) : `${url.pathname}/`;
  url.search = '';
  return head(url.href);
}

async function askAsBot(client: WebClient, url: string, signal: AbortSignal) {
  const answer = await client.ask({
    url,
    maxBytes: auditLimits.pageBytes,
    signal,
    headers: { 'User-Agent': answeringBot },
  });
  // A truncated response is inconclusive.
  if (answer.body.isCut) return null;
  const { status, html } = readPage(answer, 0, 'CA');
  return { status, words: html ? countWords(html.wholeText) : 0 };
}

/** Durations of three consecutive requests for the first page. */
async function timesOf(
  client: WebClient,
  start: WebAnswer,
  signal: AbortSignal,
): Promise<number[]> {
  const times = [start.firstByte];
  for (let count = 0; count < 2; count++) {
    // oxlint-disable-next-line no-await-in-loop -- requests at once would time each other
    const { status, firstByte } = await client.ask({ url: start.url, maxBytes: 1, signal });
    if (status !== null) times.push(firstByte);
  }
  return times;
}

/** What a service puts in place of email addresses, for scripts to restore. */
const hiddenAddress = /\/cdn-cgi\/l\/email-protection/;

/** Internal addresses that are linked or listed, other than the pages already read. */
async function probeLinks(
  head: Head,
  { start, pages, sitemap, robots }: Probing,
): Promise<Answer[]> {
  const isOfSite = siteOf(start.url);
  const read = new Set(pages.flatMap(({ url, asked }) => [url, asked]));
  const linked = pages.flatMap(({ html }) => html?.links.flatMap(({ url }) => url ?? []) ?? []);
  const canonicals = pages.flatMap(({ html, url, headers }) =>
    html
      ? canonicalsOf({ html, headers }).flatMap(({ text }) => URL.parse(text, url)?.href ?? [])
      : [],
  );
  const urls = [
    ...new Set([...linked, ...canonicals, ...(sitemap?.urls.slice(0, 10) ?? [])]),
  ].filter(
    (url) =>
      !read.has(url) &&
      URL.canParse(url) &&
      isOfSite(url) &&
      robots.mayRead(url) &&
      !hiddenAddress.test(url),
  );
  const preview = URL.parse(previewImage(pages[0]?.html?.openGraph ?? {}))?.href ?? null;
  return Promise.all(
    [...urls.slice(0, mostLinks), ...(preview === null ? [] : [preview])].map(head),
  );
}
