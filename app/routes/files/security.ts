import { company } from '#app/content/company/facts.ts';
import { mailtoLink } from '#app/domain/contact-links.ts';
import { day } from '#app/domain/durations.ts';
import { languages } from '#app/i18n/languages.ts';
import { siteContext } from '#app/middleware/site.ts';
import type { Route } from './+types/security';

/** Validity of the file in days. Source: RFC 9116 §2.5.5, less than a year ahead. */
const validDays = 180;

/**
 * Where to report vulnerabilities (RFC 9116). Not `public`: cached in memory, it would expire in a long-running server.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { origin, now } = context.get(siteContext);
  const expires = new Date((Math.floor(now() / day) + validDays) * day);
  const fields = [
    `Contact: ${mailtoLink(company.email)}`,
    `Contact: ${origin}/contact`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}/.well-known/security-policy.txt`,
  ];
  return new Response(`${fields.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'max-age=86400' },
  });
}
