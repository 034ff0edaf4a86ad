import { createChangeFeed, readChangeCounts } from '#app/data/crm/change-feed.server.ts';
import { createKnownBusinesses } from '#app/data/crm/known-businesses.server.ts';
import type { Database, Place } from '#app/data/engine/database.server.ts';
import { sitePollEvery } from '#app/data/engine/poll.server.ts';
import { createSettingsCache } from '#app/data/settings/settings-cache.server.ts';
import { createPublicTeam } from '#app/data/staff/accounts/public-team.server.ts';
import { createStaff, type Staff } from '#app/data/staff/staff.server.ts';
import { placesOf } from '#app/domain/bookings/meeting-settings.ts';
import { setAgencyCountry } from '#app/domain/telephone/agency-country.ts';
import { createKnownSource } from '#app/services/businesses/known.ts';
import { createOverpassSource } from '#app/services/businesses/overpass.ts';
import {
  createCalendarSource,
  type CalendarSource,
} from '#app/services/calendar/calendar-source.server.ts';
import { createWebClient } from '#app/services/web/web-client.ts';
import { createApiLimits } from './api-limits.server.ts';
import { createRefusalTrail, type RefusalTrail } from './audit-log/refusal-trail.server.ts';
import { createAuditWatch } from './audit/follow-audit.server.ts';
import { openAudits } from './audit/open-audits.server.ts';
import { startJobs } from './background-jobs.server.ts';
import { createBackupStatus } from './backups/scheduled-backups.server.ts';
import { openDelivery, openPush } from './delivery/open-delivery.server.ts';
import type { MailTexts } from './delivery/outbox-delivery.server.ts';
import { createFloodGuard, type FloodGuard } from './leads/flood-guard.server.ts';
import { createLeadService } from './leads/lead-service.server.ts';
import {
  closeFiles,
  listenOnSockets,
  moveFiles,
  openBackups,
  openDatabase,
  openErasures,
  secretOf,
} from './open-data.server.ts';
import { createPageMeasures } from './page-measures.ts';
import { createPrivacyService } from './privacy/privacy-service.server.ts';
import { createReadiness } from './readiness.ts';
import type { ServiceSettings } from './service-settings.ts';
import type { Services } from './services.ts';

/** The services with their lifecycle. */
export interface OpenServices extends Services {
  /** A hint for the operator at start-up, or null. */
  greeting(): Promise<string | null>;
  /** Subscribes to changes of the site settings, after which any page may look different. */
  onSiteChange(listener: () => void): void;
  /** Maximum milliseconds until the site's other servers notice a change. */
  siteChangeSpread: number;
  /** Logs and counts requests refused because of their caller. */
  refusals: RefusalTrail;
  /** Why nothing can be stored at the moment, in a sentence for operators; null when all is well. */
  readiness(): Promise<string | null>;
  /** Ends event streams, so that the server can close its connections. */
  leave(): void;
  close(): Promise<void>;
}

/**
 * Opens the database and everything that works with it, and starts the background jobs.
 *
 * @throws Error when the embedded database cannot be opened; a server that is away is retried instead
 */
export async function openServices(
  settings: ServiceSettings,
  texts: MailTexts,
): Promise<OpenServices> {
  const { database: place, dataDirectory, now, report } = settings;
  if (!('memory' in place)) closeFiles(dataDirectory, report);
  const database = await openDatabase(place, report);
  const secret = secretOf(settings, place);
  const erasures = await openErasures(database, secret, settings);
  const stopMove = moveFiles(database, settings);
  const push = openPush(database, secret, settings);
  const { mail, outbox, mailWatch } = openDelivery({ database, secret, push }, settings, texts);
  const staff = createStaff(database, secret, now);
  const takeBackup = openBackups(database, settings);
  const stopSockets = listenOnSockets(database, { staff, secret, takeBackup }, settings);
  const privacy = createPrivacyService({ database, onErased: erasures.record, now });
  const floodGuard = openFloodGuard(database, settings);
  const changeFeed = createChangeFeed({ read: () => readChangeCounts(database.db), report });
  const businesses = openBusinesses(database, settings);
  const audits = openAudits({ database, secret, changeFeed, outbox }, settings);
  const siteSettings = createSettingsCache({ database, now, report });
  siteSettings.onChange(() => setAgencyCountry(siteSettings.agency().telephoneCountry));
  const places = () => placesOf(siteSettings.meetings(), settings.videoUrl);
  const publicTeam = createPublicTeam({ database, now, report });
  const calendarSource = openCalendarSource(settings);
  const stopJobs = await startJobs(
    database,
    [siteSettings, publicTeam],
    { privacy, floodGuard, outbox, push, calendarSource, takeBackup },
    secret,
    settings,
  );
  return {
    database,
    secret,
    settings: siteSettings,
    outbox,
    mailWatch,
    backupStatus: createBackupStatus(database, settings.backups),
    push,
    privacy,
    floodGuard,
    pageMeasures: createPageMeasures(),
    serverVideoUrl: settings.videoUrl,
    places,
    leads: createLeadService({ database, secret, teamEmail: settings.teamEmail, places }),
    sendsMail: settings.smtpUrl !== null,
    staff,
    publicTeam,
    changeFeed,
    audits,
    auditWatch: createAuditWatch(database),
    apiLimits: createApiLimits(database, now),
    businesses,
    calendarSource,
    greeting: () => greetingOf(place, staff),
    refusals: createRefusalTrail(database, secret, { now, report }),
    readiness: createReadiness(database, report, now),
    onSiteChange(listener) {
      siteSettings.onChange(listener);
      publicTeam.onChange(listener);
    },
    // A poll, and its SQL statement.
    siteChangeSpread: sitePollEvery + 100,
    leave: () => changeFeed.close(),
    async close() {
      erasures.stop();
      stopMove();
      await stopSockets();
      siteSettings.stop();
      publicTeam.stop();
      await stopJobs();
      await audits.stop();
      await outbox.stop();
      mail?.close();
      await database.close();
    },
  };
}

function openFloodGuard(
  database: Database,
  { quarantineLimit: budget, leadLog: log, now, report }: ServiceSettings,
): FloodGuard {
  return createFloodGuard({ database, budget, log, now, report });
}

function openCalendarSource({ auditAllowed, now }: ServiceSettings): CalendarSource {
  const client = createWebClient({ allowed: auditAllowed, agent: 'Iluma/1.0 (calendar)' });
  return createCalendarSource(client, now);
}

async function greetingOf(place: Place, staff: Staff): Promise<string | null> {
  const isFirst = !('memory' in place) && !(await staff.accounts.hasAccounts());
  return isFirst
    ? 'Nobody can sign in to the CRM yet. Make the first account: npm run staff -- add'
    : null;
}

/** Business directories: our own records, and a map service if one is configured. */
export function openBusinesses(
  database: Database,
  { overpassUrl, now }: Pick<ServiceSettings, 'overpassUrl' | 'now'>,
): Services['businesses'] {
  return {
    known: createKnownSource(createKnownBusinesses(database)),
    map: overpassUrl === null ? null : createOverpassSource({ url: overpassUrl, now }),
  };
}
