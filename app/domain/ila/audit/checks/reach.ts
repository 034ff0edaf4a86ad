import type { Check } from '../check.ts';
import { judgeCertificate, judgeHttps, judgeOneHost, judgeStatus } from './reach-address.ts';
import {
  judgeDeadLinks,
  judgeDepth,
  judgeOrphans,
  judgeRedirects,
  judgeSoft404,
} from './reach-links.ts';
import { judgeIndexable, judgeRobots, judgeSitemap } from './reach-robots.ts';

const google = 'https://developers.google.com/search/docs/crawling-indexing';

export const reachChecks = [
  {
    id: 'reach.status',
    weight: 3,
    source: `${google}/http-network-errors`,
    judge: judgeStatus,
  },
  { id: 'reach.https', weight: 3, source: `${google}/301-redirects`, judge: judgeHttps },
  {
    id: 'reach.certificate',
    weight: 2,
    source: 'https://letsencrypt.org/docs/integration-guide/',
    judge: judgeCertificate,
  },
  {
    id: 'reach.one-host',
    weight: 2,
    source: `${google}/consolidate-duplicate-urls`,
    judge: judgeOneHost,
  },
  {
    id: 'reach.robots',
    weight: 2,
    source: 'https://www.rfc-editor.org/rfc/rfc9309',
    judge: judgeRobots,
  },
  { id: 'page.indexable', weight: 3, source: `${google}/block-indexing`, judge: judgeIndexable },
  {
    id: 'reach.sitemap',
    weight: 2,
    source: 'https://www.sitemaps.org/protocol.html',
    judge: judgeSitemap,
  },
  { id: 'reach.redirects', weight: 1, source: `${google}/301-redirects`, judge: judgeRedirects },
  {
    id: 'reach.dead-links',
    weight: 2,
    source: `${google}/http-network-errors`,
    judge: judgeDeadLinks,
  },
  { id: 'reach.orphans', weight: 1, source: `${google}/links-crawlable`, judge: judgeOrphans },
  {
    id: 'reach.depth',
    weight: 1,
    source: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
    judge: judgeDepth,
  },
  {
    id: 'reach.soft-404',
    weight: 1,
    source: `${google}/http-network-errors#soft-404-errors`,
    judge: judgeSoft404,
  },
] as const satisfies readonly Check[];
