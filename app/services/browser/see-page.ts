import type { BrowserContext, Page } from 'playwright-core';
import { getDomain } from 'tldts';
import { isIdentifier, trackerHost } from '#app/domain/ila/audit/trackers.ts';
import { namelessControls } from './nameless-controls.ts';
import type { OpenBrowser } from './open-browser.ts';
import { contentWidth, paintsAndShifts, visibleText } from './page-measures.ts';
import { runAxe } from './run-axe.ts';
import type { SeenPage } from './site-browser.ts';

/** Milliseconds after which a page that is still loading is measured as is. */
const quietTimeout = 5000;

const phone = { width: 390, height: 844 } as const;

/** Widths that content must fit. Source: WCAG 2.2, 1.4.10 */
const narrow = { width: 320, height: 640 } as const;

/** Maximum characters of a page's source. */
const mostSource = 1_000_000;

/** Settings of page visits. */
interface Visit {
  /** User-Agent header. */
  readonly agent: string;
  /** Milliseconds per page, in total. */
  readonly pageTimeout: number;
}

type Loaded = Pick<SeenPage, 'largestPaints' | 'shifts'>;

/** Opens a page in a fresh profile, like a first visitor on a phone, and measures its loading. */
export async function loadPage(open: OpenBrowser, url: string, visit: Visit): Promise<Loaded> {
  return inPage(open, visit, async (page) => {
    await load(page, url, visit);
    return measures(page);
  });
}

/** Opens a page and collects all of its evidence. */
export async function seePage(open: OpenBrowser, url: string, visit: Visit): Promise<SeenPage> {
  return inPage(open, visit, async (page, context) => {
    const trackers = new Set<string>();
    page.on('request', (request) => {
      const host = trackerHost(request.url());
      if (host !== null) trackers.add(host);
    });
    await load(page, url, visit);
    const loading = await measures(page);
    const identifiers = await identifiersOf(context, url);
    const text = await page.evaluate(visibleText);
    const source = (await page.content()).slice(0, mostSource);
    const session = await context.newCDPSession(page);
    const nameless = await namelessControls(session);
    const axe = await runAxe(page);
    await page.setViewportSize(narrow);
    return {
      url,
      text,
      source,
      ...loading,
      ...axe,
      nameless,
      trackers: [...trackers].toSorted(),
      identifiers,
      narrow: await page.evaluate(contentWidth),
    };
  });
}

/** Runs in a page of its own, with a timeout. */
async function inPage<Result>(
  { browser, proxy }: OpenBrowser,
  { agent, pageTimeout }: Visit,
  visited: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: phone,
    userAgent: agent,
    acceptDownloads: false,
    serviceWorkers: 'block',
    proxy: { server: proxy },
  });
  try {
    const page = await context.newPage();
    context.on('page', (other) => void (other === page || other.close().catch(() => {})));
    const late = AbortSignal.timeout(pageTimeout);
    const tooLate = new Promise<never>((_resolve, reject) => {
      late.addEventListener('abort', () => reject(new Error('The page takes too long')));
    });
    return await Promise.race([visited(page, context), tooLate]);
  } finally {
    await context.close().catch(() => {});
  }
}

async function load(page: Page, url: string, { pageTimeout }: Visit): Promise<void> {
  await page.goto(url, { waitUntil: 'load', timeout: pageTimeout });
  await page.waitForLoadState('networkidle', { timeout: quietTimeout }).catch(() => {});
}

async function measures(page: Page): Promise<Loaded> {
  const { paint, shift } = await page.evaluate(paintsAndShifts);
  return { largestPaints: paint === null ? [] : [paint], shifts: [shift] };
}

/** Cookies that identify a visitor who has not consented to anything. */
async function identifiersOf(
  context: BrowserContext,
  url: string,
): Promise<SeenPage['identifiers']> {
  const cookies = await context.cookies();
  const { hostname } = new URL(url);
  return cookies
    .map(({ name, domain }) => ({ name, host: domain.replace(/^\./, '') }))
    .filter(({ name, host }) => isIdentifier(name, siteOfHost(host) !== siteOfHost(hostname)))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** A host's registrable domain, or the host itself. */
const siteOfHost = (host: string) => getDomain(host) ?? host;
