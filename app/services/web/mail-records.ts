import { resolveTxt } from 'node:dns/promises';
import { getDomain } from 'tldts';
import type { MailRecords } from '#app/domain/ila/audit/evidence.ts';

/** Reserved names under which no domain can be registered. Source: RFC 2606 */
const reservedName = /\.(?:example|invalid|localhost|test)$/;

/** The SPF and DMARC records of a host's domain; null if DNS does not answer. */
export async function mailRecordsOf(host: string): Promise<MailRecords | null> {
  const domain = getDomain(host);
  if (domain === null || reservedName.test(domain)) return null;
  // A platform's records are not its tenants'.
  if (getDomain(host, { allowPrivateDomains: true }) !== domain) return null;
  const recordsOf = async (name: string, pattern: RegExp) => {
    try {
      const records = await resolveTxt(name);
      return records.map((parts) => parts.join('')).filter((text) => pattern.test(text));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      return code === 'ENOTFOUND' || code === 'ENODATA' ? [] : null;
    }
  };
  const [spf, dmarc] = await Promise.all([
    recordsOf(domain, /^v=spf1(?: |$)/i),
    recordsOf(`_dmarc.${domain}`, /^v\s*=\s*DMARC1\b/i),
  ]);
  return spf === null || dmarc === null ? null : { spf, dmarc };
}
