import { may } from '#app/domain/crm/permissions.ts';
import type { Role } from '#app/domain/crm/records/entities.ts';
import type { SiteStatus } from '#app/domain/staff/site-status.ts';
import { readBackups } from '../backups/read-backups.ts';
import type { Services } from '../services.ts';

/**
 * What the administration says of the site to a role.
 *
 * @param now epoch milliseconds
 */
export async function siteStatus(
  services: Pick<Services, 'backupStatus' | 'mailWatch' | 'sendsMail'>,
  role: Role,
  now: number,
): Promise<SiteStatus> {
  const [mail, backups] = await Promise.all([
    may(role, 'leads') ? mailStatus(services) : null,
    may(role, 'operations') ? readBackups(services, now) : null,
  ]);
  return { mail, backups };
}

async function mailStatus({
  mailWatch,
  sendsMail,
}: Pick<Services, 'mailWatch' | 'sendsMail'>): Promise<NonNullable<SiteStatus['mail']>> {
  const waiting = await mailWatch.waiting();
  if (waiting === null) return 'unknown';
  return sendsMail || waiting.count > 0 ? waiting : 'kept';
}
