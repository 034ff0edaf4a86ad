import type { CountryCode } from 'libphonenumber-js/max';
import { countWords } from '#app/domain/ila/audit/count-words.ts';
import type { SiteEvidence } from '#app/domain/ila/audit/evidence.ts';
import type { Page } from '#app/domain/ila/audit/page-evidence.ts';
import type { RenderedPage } from '#app/domain/ila/audit/rendered-evidence.ts';
import { detectLanguage } from '../web/detect-language.ts';
import { readLocalFacts } from '../web/local-facts.ts';
import { readHtml } from '../web/read-html.ts';
import type { SeenPage, SiteBrowser } from './site-browser.ts';

interface Rendering {
  /** Default country of phone numbers without a prefix. */
  readonly country: CountryCode;
  readonly signal: AbortSignal;
}

/** Number of pages rendered. */
const mostPages = 3;

/** A page that shows this many times the words of its HTML is rendered by scripts. */
const drawnGrowth = 2;

/** Adds the browser's view of the first pages to a site's evidence. */
export async function renderSite(
  browser: SiteBrowser,
  evidence: SiteEvidence,
  { country, signal }: Rendering,
): Promise<SiteEvidence> {
  const pages = evidence.pages.filter(({ html, status }) => html !== null && status === 200);
  if (pages.length === 0) return evidence;
  const urls = pages.slice(0, mostPages).map(({ url }) => url);
  const seen = await browser.see(urls, signal);
  const rendered = seen?.map((each) => withDrawing(each, pages, country)) ?? null;
  return { ...evidence, rendered };
}

function withDrawing(
  { source, ...seen }: SeenPage,
  pages: readonly Page[],
  country: CountryCode,
): RenderedPage {
  const html = pages.find(({ url }) => url === seen.url)?.html;
  const growth = countWords(seen.text) / Math.max(1, countWords(html?.wholeText ?? ''));
  const isDrawn = html?.isDrawnByScripts === true || growth > drawnGrowth;
  if (!isDrawn && growth <= 1) return { ...seen, drawn: null, isDrawn };
  const drawn = readHtml(source, seen.url);
  return {
    ...seen,
    isDrawn,
    drawn: {
      html: drawn,
      local: readLocalFacts(drawn, country),
      spoken: detectLanguage(drawn.text || drawn.wholeText),
    },
  };
}
