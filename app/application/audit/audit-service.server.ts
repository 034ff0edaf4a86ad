import {
  addAudit,
  findAudit,
  freshReport,
  listCompetitors,
  lockAudit,
  type NewAudit,
} from '#app/data/audit/audit-store.server.ts';
import { createSigner } from '#app/data/secrets/signatures.server.ts';
import { day } from '#app/domain/durations.ts';
import { auditRules, type AuditJob, type AuditOutline } from '#app/domain/ila/audit/audit-job.ts';
import { readSiteAddress, type SiteAddressError } from '#app/domain/ila/audit/site-address.ts';
import type { Services } from '../services.ts';

/** An audit as somebody asks for it. */
export interface AuditRequest extends Omit<NewAudit, 'host' | 'site'> {
  /** Network address of a visitor; null for staff, who are not limited. */
  readonly visitor: string | null;
}

export type StartedAudit =
  | { readonly outcome: 'started'; readonly audit: AuditOutline }
  | { readonly outcome: 'invalid'; readonly error: SiteAddressError }
  /** `retryAfter`: seconds until this address may start another one. */
  | { readonly outcome: 'limited'; readonly retryAfter: number }
  /** The report has as many competitors as it may have. */
  | { readonly outcome: 'full' };

/** What all audits of visitors have in common. */
export const visitorsAudit = {
  requester: 'visitor',
  email: null,
  clientId: null,
  comparedTo: null,
} as const satisfies Partial<AuditRequest>;

type Means = Pick<Services, 'database' | 'apiLimits' | 'audits'>;

/**
 * Starts an audit. A site that a visitor wants within an hour of its last report is answered from it, and counts for
 * nothing.
 *
 * @param now epoch milliseconds
 */
export async function startAudit(
  { database, apiLimits, audits }: Means,
  { visitor, ...request }: AuditRequest,
  now: number,
): Promise<StartedAudit> {
  const read = readSiteAddress(request.address);
  if (!read.ok) return { outcome: 'invalid', error: read.error };
  const wanted: NewAudit = { ...request, ...read.value };
  const at = new Date(now);
  const known = visitor === null ? null : await freshReport(database.db, read.value.site, at);
  if (visitor !== null && !known) {
    const wait = await apiLimits.audits(visitor);
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

/** Names of the parameters of a report's link. */
const reportParameters = { id: 'rapport', until: 'jusque', signature: 'signature' } as const;

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** Signed links to reports: whoever holds one may read, share and delete the report. */
export function createReportLinks({ secret }: Pick<Services, 'secret'>) {
  const signer = createSigner(secret, 'audit-report');
  return {
    /** Query of the link to a report. */
    queryOf({ id, createdAt }: Pick<AuditJob, 'id' | 'createdAt'>): string {
      const until = String(Math.floor(createdAt.getTime() / day) + auditRules.days);
      const { id: name, until: end, signature } = reportParameters;
      return new URLSearchParams({
        [name]: id,
        [end]: until,
        [signature]: signer.sign(`${id} ${until}`),
      }).toString();
    },
    /** The id in such a query; null when the signature is wrong or the link has expired. */
    read(query: Pick<URLSearchParams, 'get'>, now: number): string | null {
      const id = query.get(reportParameters.id) ?? '';
      const until = query.get(reportParameters.until) ?? '';
      if (!uuid.test(id) || !/^\d{1,6}$/.test(until)) return null;
      const isOurs = signer.isSigned(`${id} ${until}`, query.get(reportParameters.signature) ?? '');
      return isOurs && Number(until) >= Math.floor(now / day) ? id : null;
    },
  };
}

/** The audit behind a signed link. */
export async function auditOfLink(
  services: Pick<Services, 'database' | 'secret'>,
  query: Pick<URLSearchParams, 'get'>,
  now: number,
): Promise<AuditJob | null> {
  const id = createReportLinks(services).read(query, now);
  return id === null ? null : findAudit(services.database.db, id);
}
