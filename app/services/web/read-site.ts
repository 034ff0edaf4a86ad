import type { CountryCode } from 'libphonenumber-js/max';
import type { SiteEvidence } from '#app/domain/ila/audit/evidence.ts';
import type { Page } from '#app/domain/ila/audit/page-evidence.ts';
import { askPage } from './ask-page.ts';
import { auditLimits } from './audit-limits.ts';
import { crawl } from './crawl.ts';
import { fetchSitemap } from './fetch-sitemap.ts';
import { politely, type Budget } from './polite-client.ts';
import { probeSite } from './probes.ts';
import { readRobots } from './read-robots.ts';
import { withoutContent, type WebClient } from './web-client.ts';

export interface SiteReading {
  /** As typed; `https` is tried first if there is no scheme. */
  readonly address: string;
  readonly maxPages?: number;
  /** Cancels the audit. */
  readonly signal?: AbortSignal;
  /** Default country of phone numbers without a prefix. */
  readonly country: CountryCode;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly onPage?: (page: Page, count: number) => void;
}

/** Reads a site within the limits of an audit. Never rejects: failures are part of the evidence. */
export async function readSite(client: WebClient, reading: SiteReading): Promise<SiteEvidence> {
  const { country, at, onPage = () => {} } = reading;
  const maxPages = Math.min(reading.maxPages ?? auditLimits.pages, auditLimits.pages);
  const late = AbortSignal.timeout(auditLimits.milliseconds);
  const signal = reading.signal ? AbortSignal.any([reading.signal, late]) : late;
  const budget: Budget = { signal, bytesLeft: auditLimits.bytes };
  const polite = politely(client, budget);

  const { address, start, bySecure } = await findStart(polite, reading.address, signal);
  const first = withoutContent(start);
  const robotsAnswer = start.status === null ? start : await askRobots(polite, start.url, signal);
  const robotsText = new TextDecoder().decode(robotsAnswer.body.bytes);
  const robots = readRobots(withoutContent(robotsAnswer), robotsText, start.url);
  const mayRead = start.status !== null && robots.mayRead(start.url);
  const sitemap = mayRead
    ? await fetchSitemap(polite, robots.file.sitemaps, start.url, signal)
    : null;
  const pages = mayRead
    ? await crawl(polite, {
        start,
        sitemap: sitemap?.urls ?? [],
        maxPages,
        mayRead: robots.mayRead,
        country,
        signal,
        onPage,
      })
    : [];
  const probes = await probeSite(polite, { start, pages, sitemap, robots, signal });
  return {
    address,
    at,
    pages,
    first: start.status !== null && !mayRead ? { ...first, failure: 'blocked-by-robots' } : first,
    bySecure: bySecure && withoutContent(bySecure),
    certificate: start.certificate,
    robots: robots.file,
    sitemap,
    ...probes,
    rendered: null,
    listing: null,
    limits: [
      ...(pages.length >= maxPages ? (['pages'] as const) : []),
      ...(budget.bytesLeft === 0 ? (['bytes'] as const) : []),
      ...(late.aborted ? (['time'] as const) : []),
      ...(pages[0]?.isCut ? (['cut'] as const) : []),
    ],
  };
}

/** Maximum bytes of a robots.txt that search engines read. Source: RFC 9309 §2.5 */
const robotsBytes = 512_000;

async function askRobots(client: WebClient, start: string, signal: AbortSignal) {
  return client.ask({ url: new URL('/robots.txt', start).href, maxBytes: robotsBytes, signal });
}

/** The first page; by http if https does not respond and no scheme was requested. */
async function findStart(client: WebClient, typed: string, signal: AbortSignal) {
  const text = typed.trim();
  const hasScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(text);
  const ask = (url: string) => askPage(client, { url, maxBytes: auditLimits.pageBytes, signal });
  const address = hasScheme ? text : `https://${text}`;
  const start = await ask(address);
  const isUnanswered =
    start.failure === 'unreachable' ||
    start.failure === 'certificate' ||
    start.failure === 'timeout';
  if (hasScheme || !isUnanswered) return { address, start, bySecure: null };
  const plain = await ask(`http://${text}`);
  return plain.status === null
    ? { address, start, bySecure: null }
    : { address: `http://${text}`, start: plain, bySecure: start };
}
