import { auditSite } from '#app/domain/ila/audit/audit.ts';
import { earlyFindings } from '#app/domain/ila/audit/early-findings.ts';
import { siteFailure, type SiteFailure } from '#app/domain/ila/audit/site-failure.ts';
import { writeReport, type WrittenReport } from '#app/domain/ila/audit/written-report.ts';
import { renderSite } from '#app/services/browser/render-site.ts';
import type { SiteBrowser } from '#app/services/browser/site-browser.ts';
import type { MapSource } from '#app/services/businesses/businesses.ts';
import { findListing } from '#app/services/businesses/find-listing.ts';
import { countryOf } from '#app/services/web/country-of.ts';
import { readSite } from '#app/services/web/read-site.ts';
import type { WebClient } from '#app/services/web/web-client.ts';

/** Result of reading a site. */
export interface Measured {
  readonly report: WrittenReport;
  /** Why there is no score; null when there is one. */
  readonly failure: SiteFailure | null;
}

/** A page that has been read. */
export interface PageRead {
  readonly url: string;
  /** Ids of checks that it fails for certain. */
  readonly findings: readonly string[];
}

interface Measuring {
  readonly address: string;
  readonly signal: AbortSignal;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly onPage: (page: PageRead) => void;
}

/** Reads a site and judges it. */
export type MeasureSite = (measuring: Measuring) => Promise<Measured>;

/** Measures through one guarded client and, if available, a browser behind the same guard and a map. */
export function createMeasureSite(
  client: WebClient,
  browser: SiteBrowser | null,
  map: MapSource | null,
): MeasureSite {
  return async ({ address, at, signal, onPage }) => {
    const country = countryOf(address);
    const read = await readSite(client, {
      address,
      country,
      at,
      signal,
      onPage: (page) => onPage({ url: page.url, findings: earlyFindings(page, at) }),
    });
    const failure = siteFailure(read);
    if (failure) return { report: writeReport(auditSite(read)), failure };
    const seen = browser ? await renderSite(browser, read, { country, signal }) : read;
    const evidence = map ? await findListing(map, seen) : seen;
    const report = auditSite(evidence);
    return {
      report: writeReport(report),
      failure: report.score === null ? 'too-little-judged' : null,
    };
  };
}
