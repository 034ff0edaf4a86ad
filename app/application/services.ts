import type { ChangeFeed } from '#app/data/crm/change-feed.server.ts';
import type { OutboxWorker } from '#app/data/delivery/outbox-worker.server.ts';
import type { Database } from '#app/data/engine/database.server.ts';
import type { PushStore } from '#app/data/notifications/push-store.server.ts';
import type { SettingsCache } from '#app/data/settings/settings-cache.server.ts';
import type { PublicTeam } from '#app/data/staff/accounts/public-team.server.ts';
import type { Staff } from '#app/data/staff/staff.server.ts';
import type { BackupStatus } from '#app/domain/backups/backup.ts';
import type { MeetingPlaces } from '#app/domain/bookings/meeting-settings.ts';
import type { MapSource } from '#app/services/businesses/businesses.ts';
import type { KnownSource } from '#app/services/businesses/known.ts';
import type { CalendarSource } from '#app/services/calendar/calendar-source.server.ts';
import type { ApiLimits } from './api-limits.server.ts';
import type { Audits } from './audit/audit-runner.server.ts';
import type { AuditWatch } from './audit/follow-audit.server.ts';
import type { MailWatch } from './delivery/mail-watch.ts';
import type { FloodGuard } from './leads/flood-guard.server.ts';
import type { LeadService } from './leads/lead-service.server.ts';
import type { PageMeasureSums } from './page-measures.ts';
import type { PrivacyService } from './privacy/privacy-service.server.ts';

/** All stateful services of the site. Opened once per process and passed to every request. */
export interface Services {
  readonly database: Database;
  /** The site's secret, for example for signed status links. */
  readonly secret: string;
  readonly leads: LeadService;
  /** Current meeting places. */
  readonly places: () => MeetingPlaces;
  /** Address of video calls from the environment, which the settings override; or null. */
  readonly serverVideoUrl: string | null;
  readonly staff: Staff;
  /** Availability on the public team page, cached in the process. */
  readonly publicTeam: PublicTeam;
  /** Site settings, cached in the process. */
  readonly settings: SettingsCache;
  /** Whether a mail server is configured; without one, emails stay in the outbox. */
  readonly sendsMail: boolean;
  readonly outbox: OutboxWorker;
  readonly mailWatch: MailWatch;
  readonly backupStatus: () => Promise<BackupStatus>;
  /** Browser subscriptions, and the site's public key for them; null if Web Push is not configured. */
  readonly push: { readonly publicKey: string; readonly browsers: PushStore } | null;
  readonly privacy: PrivacyService;
  readonly floodGuard: FloodGuard;
  readonly pageMeasures: PageMeasureSums;
  readonly changeFeed: ChangeFeed;
  readonly audits: Audits;
  readonly auditWatch: AuditWatch;
  readonly apiLimits: ApiLimits;
  /** External calendars of staff, at addresses they entered. */
  readonly calendarSource: CalendarSource;
  /** Business directories: our own records, and a map service if one is configured. */
  readonly businesses: { readonly known: KnownSource; readonly map: MapSource | null };
}
