import { auditSite, type AuditReport } from '#app/domain/ila/audit/audit.ts';
import type { Page, WebFailure } from '#app/domain/ila/audit/evidence.ts';
import { countryOf } from '#app/services/web/country-of.ts';
import { readSite } from '#app/services/web/read-site.ts';
import type { WebClient } from '#app/services/web/web-client.ts';

/** What reading a site came to. */
export interface Measured {
  readonly report: AuditReport;
  /** Why no page could be read; null when one was. */
  readonly failure: WebFailure | null;
}

interface Measuring {
  readonly address: string;
  readonly signal: AbortSignal;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly onPage: (page: Page) => void;
}

/** Reads a site and judges it. */
export type MeasureSite = (measuring: Measuring) => Promise<Measured>;

/** Measuring through one guarded client. */
export function createMeasureSite(client: WebClient): MeasureSite {
  return async ({ address, ...reading }) => {
    const country = countryOf(address);
    const evidence = await readSite(client, { address, country, ...reading });
    const { first, pages } = evidence;
    return {
      report: auditSite(evidence),
      failure: pages.length > 0 ? null : (first.failure ?? 'unreachable'),
    };
  };
}
