import {
  addAudit,
  findAudit,
  freshReport,
  listCompetitors,
  lockAudit,
  type NewAudit,
} from '#app/data/audit/audit-store.server.ts';
import { createExpiringLinks } from '#app/data/secrets/expiring-links.server.ts';
import { createSigner } from '#app/data/secrets/signatures.server.ts';
import { auditRules, type AuditJob, type AuditOutline } from '#app/domain/ila/audit/audit-job.ts';
import { readSiteAddress, type SiteAddressError } from '#app/domain/ila/audit/site-address.ts';
import type { Services } from '../services.ts';

/** A request for an audit. */
export interface AuditRequest extends Omit<NewAudit, 'host' | 'site'> {
  /** IP address of a visitor; null for staff, who are not limited. */
  readonly visitor: string | null;
}

export type StartedAudit =
  | { readonly outcome: 'started'; readonly audit: AuditOutline }
  | { readonly outcome: 'invalid'; readonly error: SiteAddressError }
  /** `retryAfter`: seconds until this address may start another one. */
  | { readonly outcome: 'limited'; readonly retryAfter: number }
  /** The report already has the maximum number of competitors. */
  | { readonly outcome: 'full' };

/** Shared by all visitors' audits. */
export const visitorsAudit = {
  requester: 'visitor',
  email: null,
  clientId: null,
  comparedTo: null,
} as const satisfies Partial<AuditRequest>;

type AuditServices = Pick<Services, 'database' | 'apiLimits' | 'audits'>;

/**
 * Starts an audit. A site requested within an hour of its last report gets that report and does not count towards the
 * limit; a host that does not resolve, such as a typo, counts only as a request.
 *
 * @param now epoch milliseconds
 */
export async function startAudit(
  { database, apiLimits, audits }: AuditServices,
  { visitor, ...request }: AuditRequest,
  now: number,
): Promise<StartedAudit> {
  const read = readSiteAddress(request.address);
  if (!read.ok) return { outcome: 'invalid', error: read.error };
  const wanted: NewAudit = { ...request, ...read.value };
  const at = new Date(now);
  const known = visitor === null ? null : await freshReport(database.db, read.value, at);
  if (visitor !== null && !known) {
    const wait = await waitOf({ apiLimits, audits }, visitor, read.value.address);
    if (wait > 0) return { outcome: 'limited', retryAfter: Math.ceil(wait / 1000) };
  }
  const audit = await database.tx(async (t) => {
    if (wanted.comparedTo === null) return addAudit(t, wanted, known, at);
    const main = await lockAudit(t, wanted.comparedTo);
    if (!main || main.comparedTo !== null) return null;
    const competitors = await listCompetitors(t, wanted.comparedTo);
    if (competitors.length >= auditRules.competitors) return null;
    return addAudit(t, wanted, known, at);
  });
  if (!audit) return { outcome: 'full' };
  audits.wake();
  return { outcome: 'started', audit };
}

/** Milliseconds until a visitor may have a site read; 0 if allowed now. */
async function waitOf(
  { apiLimits, audits }: Omit<AuditServices, 'database'>,
  visitor: string,
  address: string,
): Promise<number> {
  const wait = await apiLimits.askedAudits(visitor);
  if (wait > 0) return wait;
  return (await audits.reaches(address)) ? apiLimits.audits(visitor) : 0;
}

/** Signed links to reports: anyone with a link may read, share and delete the report. */
export function createReportLinks({ secret }: Pick<Services, 'secret'>) {
  const links = createExpiringLinks(
    createSigner(secret, 'audit-report'),
    'rapport',
    auditRules.days,
  );
  return {
    /** Query string of the link to a report. */
    queryOf: ({ id, createdAt }: Pick<AuditJob, 'id' | 'createdAt'>) =>
      links.queryOf(id, createdAt.getTime()),
    read: links.read,
  };
}

/**
 * The audit of a signed link; null if the link is invalid or expired, or the audit was deleted.
 *
 * @param now epoch milliseconds
 */
export async function auditOfLink(
  services: Pick<Services, 'database' | 'secret'>,
  query: Pick<URLSearchParams, 'get'>,
  now: number,
): Promise<AuditJob | null> {
  const id = createReportLinks(services).read(query, now);
  return id === null ? null : findAudit(services.database.db, id);
}
