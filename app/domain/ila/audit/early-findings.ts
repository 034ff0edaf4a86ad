import type { Answer } from './answer-evidence.ts';
import { checks, type AuditCheckId } from './check-table.ts';
import type { SiteEvidence } from './evidence.ts';
import type { Page } from './page-evidence.ts';

/** Checks that a site fails as soon as one of its pages does. */
const onePageChecks: ReadonlySet<AuditCheckId> = new Set([
  'page.title',
  'page.description',
  'page.h1',
  'page.headings',
  'page.link-text',
  'page.crawlable-links',
  'page.alt',
  'page.encoding',
  'speed.blocking',
  'speed.image-size',
  'trust.viewport',
]);

/** Ids of checks that a page fails whatever other pages contain: these can be reported while a site is read. */
export function earlyFindings(page: Page, at: string): string[] {
  const site = siteOf(page, at);
  return checks
    .filter(({ id, judge }) => onePageChecks.has(id) && judge(site).status === 'fail')
    .map(({ id }) => id);
}

function siteOf(page: Page, at: string): SiteEvidence {
  const { asked, url, status, failure, redirects, headers } = page;
  const answer: Answer = { asked, url, status, failure, redirects, headers };
  return {
    address: url,
    at,
    pages: [page],
    first: answer,
    bySecure: null,
    byHttp: null,
    otherHost: null,
    otherSlash: null,
    unknownPath: null,
    asBot: null,
    firstBytes: [],
    certificate: null,
    robots: { answer, text: '', isPage: false, badLines: [], allows: {}, sitemaps: [] },
    sitemap: null,
    probed: [],
    resources: [],
    llmsTxt: null,
    mail: null,
    rendered: null,
    listing: null,
    limits: [],
  };
}
