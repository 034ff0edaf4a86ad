import { openBrowser, type BrowserSettings, type OpenBrowser } from './open-browser.ts';
import { loadPage, seePage } from './see-page.ts';
import type { SeenPage, SiteBrowser } from './site-browser.ts';

interface Settings extends BrowserSettings {
  /** User-Agent header of the audit's robot. */
  readonly agent: string;
  /** Timeout of a page in milliseconds; 20,000 by default. */
  readonly pageTimeout?: number;
}

/** Loads of the first page, of which the median counts. */
const loads = 3;

/** A browser started anew for each site, one at a time: its memory is freed when it exits. */
export function createSiteBrowser(settings: Settings): SiteBrowser {
  let last: Promise<unknown> = Promise.resolve();

  async function see(urls: readonly string[], signal: AbortSignal): Promise<SeenPage[] | null> {
    if (signal.aborted) return [];
    const open = await openBrowser(settings).catch((error: unknown) => {
      settings.report?.(error);
      return null;
    });
    if (!open) return null;
    const stop = () => void open.browser.close().catch(() => {});
    signal.addEventListener('abort', stop);
    try {
      const { pageTimeout = 20_000 } = settings;
      return await seeAll(open, urls, { agent: browserAgent(open, settings.agent), pageTimeout });
    } finally {
      signal.removeEventListener('abort', stop);
      await open[Symbol.asyncDispose]();
    }
  }

  return {
    see(urls, signal) {
      const next = last.then(() => see(urls, signal));
      last = next.catch(() => {});
      return next;
    },
  };
}

async function seeAll(
  open: OpenBrowser,
  urls: readonly string[],
  visit: Parameters<typeof seePage>[2],
): Promise<SeenPage[]> {
  const seen: SeenPage[] = [];
  for (const url of urls) {
    // oxlint-disable-next-line no-await-in-loop -- pages at once would slow each other down
    const page = await seePage(open, url, visit).catch(() => null);
    if (page) seen.push(page);
  }
  const [first, ...others] = seen;
  if (!first || first.url !== urls[0]) return seen;
  const { largestPaints, shifts } = first;
  const all = [{ largestPaints, shifts }];
  while (all.length < loads) {
    // oxlint-disable-next-line no-await-in-loop -- loads at once would time each other
    const again = await loadPage(open, first.url, visit).catch(() => null);
    if (!again) break;
    all.push(again);
  }
  return [
    {
      ...first,
      largestPaints: all.flatMap((each) => each.largestPaints),
      shifts: all.flatMap((each) => each.shifts),
    },
    ...others,
  ];
}

/** The browser's own name, followed by the robot's: sites serve what such a version understands. */
function browserAgent({ browser }: OpenBrowser, agent: string): string {
  const [major = ''] = browser.version().split('.');
  const robot = agent.replace(/^Mozilla\/5\.0 /, '');
  return `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Mobile Safari/537.36 ${robot}`;
}
