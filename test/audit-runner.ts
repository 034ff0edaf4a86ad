import { createApiLimits } from '#app/application/api-limits.server.ts';
import { createAuditFollower } from '#app/application/audit/audit-follower.server.ts';
import { createAuditRunner } from '#app/application/audit/audit-runner.server.ts';
import { visitorsAudit, type AuditRequest } from '#app/application/audit/audit-service.server.ts';
import { createChangeFeed, readChangeCounts } from '#app/data/crm/change-feed.server.ts';
import type { Database } from '#app/data/engine/database.server.ts';
import { auditSite, type AuditReport } from '#app/domain/ila/audit/audit.ts';
import { writeReport } from '#app/domain/ila/audit/written-report.ts';
import type { Measured, MeasureSite } from '#app/services/measuring/measure-site.ts';
import { readSite } from '#app/services/web/read-site.ts';
import type { WebClient } from '#app/services/web/web-client.ts';

const secret = 'a secret of thirty-two characters';

function fail(error: unknown): never {
  throw error;
}

/** The services that audit sites on one server. */
export function anAuditServer(
  database: Database,
  {
    measure,
    now,
    report = fail,
  }: { measure: MeasureSite; now: () => number; report?: (error: unknown) => void },
) {
  const changeFeed = createChangeFeed({ read: () => readChangeCounts(database.db), report: fail });
  const runner = createAuditRunner({
    database,
    measure,
    follow: createAuditFollower({
      secret,
      changeFeed,
      origin: 'https://iluma.example',
      wakeOutbox: () => {},
    }),
    now,
    report,
  });
  // Tests start audits by hand.
  const audits = {
    ...runner,
    wake: () => {},
    reaches: async (address: string) => !address.startsWith('nulle-part'),
  };
  return { database, secret, runner, audits, apiLimits: createApiLimits(database, now) };
}

/** A visitor's request. */
export function aRequest(address: string, fields: Partial<AuditRequest> = {}): AuditRequest {
  return { ...visitorsAudit, address, language: 'fr', visitor: '192.0.2.1', ...fields };
}

/** A report of a site that passes all checks except the given ones. */
export async function aReport(
  address: string,
  at: string,
  failed: readonly string[] = [],
): Promise<AuditReport> {
  const nowhere: WebClient = {
    ask: async ({ url }) => ({
      asked: url,
      url,
      status: null,
      failure: 'unreachable',
      redirects: [],
      headers: {},
      body: { bytes: new Uint8Array(), wire: 0, isCut: false },
      firstByte: 0,
      certificate: null,
    }),
  };
  const site = await readSite(nowhere, { address, country: 'CA', at });
  const report = auditSite({ ...site, mail: null });
  const checks = report.checks.map((check) => {
    const isFailed = failed.includes(check.id);
    return {
      ...check,
      status: isFailed ? ('fail' as const) : ('pass' as const),
      gained: isFailed ? 0 : check.points,
      reason: null,
    };
  });
  const gained = checks.reduce((sum, each) => sum + each.gained, 0);
  return { ...report, checks, score: Math.round(gained), judged: 1, pages: [address] };
}

/** The measurement of a site that was read, with this report. */
export const measuredAs = (report: AuditReport): Measured => ({
  report: writeReport(report),
  failure: null,
});

/** An audit that a test ends by hand. */
export function heldMeasure() {
  const asked: { address: string; signal: AbortSignal; end: (measured: Measured) => void }[] = [];
  const measure: MeasureSite = ({ address, signal }) =>
    new Promise((resolve) => {
      asked.push({ address, signal, end: resolve });
      signal.addEventListener('abort', () => {
        void aReport(address, '2026-01-15T12:00:00.000Z').then((report) =>
          resolve(measuredAs(report)),
        );
      });
    });
  return { asked, measure };
}
