import { createChangeFeed, readChangeCounts } from '#app/data/crm/change-feed.server.ts';
import {
  createSettingsCache,
  type SettingsCache,
} from '#app/data/settings/settings-cache.server.ts';
import type { Database, Place } from '#app/data/engine/database.server.ts';
import { createKnownBusinesses } from '#app/data/crm/known-businesses.server.ts';
import { cleanupJobs } from '#app/data/engine/cleanup-jobs.server.ts';
import { derivedColumnsJob } from '#app/data/search/derived-columns-job.server.ts';
import { createJobs } from '#app/data/engine/jobs.server.ts';
import { mailEncryptionPurpose } from '#app/data/delivery/encrypted-mail.server.ts';
import { createEncryption } from '#app/data/secrets/encryption.server.ts';
import { createPushStore } from '#app/data/notifications/push-store.server.ts';
import { createPublicTeam } from '#app/data/staff/accounts/public-team.server.ts';
import { createStaff, type Staff } from '#app/data/staff/staff.server.ts';
import { createKnownSource } from '#app/services/businesses/known.ts';
import { createOverpassSource } from '#app/services/businesses/overpass.ts';
import {
  createCalendarSource,
  type CalendarSource,
} from '#app/services/calendar/calendar-source.server.ts';
import { createWebClient } from '#app/services/web/web-client.ts';
import { createPushSender } from '#app/services/push/push.ts';
import { createWebhooks } from '#app/services/webhooks/webhooks.ts';
import { createRefusalTrail, type RefusalTrail } from './audit-log/refusal-trail.server.ts';
import { clientAuditsJob } from './audit/client-audits-job.server.ts';
import { openAudits } from './audit/open-audits.server.ts';
import { createApiLimits } from './api-limits.server.ts';
import {
  createOutboxDelivery,
  openMailDelivery,
  type MailTexts,
} from './delivery/outbox-delivery.server.ts';
import { createBookingLinks } from './bookings/booking-links.ts';
import { busyCalendarsJob } from './bookings/busy-calendars.server.ts';
import { reminderJob } from './bookings/reminders.server.ts';
import { createFloodGuard, type FloodGuard } from './leads/flood-guard.server.ts';
import { notificationJobs } from './notifications/notification-jobs.server.ts';
import { createPrivacyService, retentionJob } from './privacy/privacy-service.server.ts';
import {
  closeFiles,
  listenOnSockets,
  moveFiles,
  openDatabase,
  openErasures,
  secretOf,
} from './open-data.server.ts';
import { setAgencyCountry } from '#app/domain/telephone/agency-country.ts';
import type { ServiceSettings } from './service-settings.ts';
import type { Services } from './services.ts';
import { createReadiness } from './readiness.ts';

/** The services with their lifecycle. */
export interface OpenServices extends Services {
  /** A hint for the operator at start, or null. */
  greeting(): Promise<string | null>;
  /** Subscribes to changes of the site settings, after which any page may look different. */
  onSiteChange(listener: () => void): void;
  /** Logs and counts requests that are refused because of their caller. */
  refusals: RefusalTrail;
  /** Why nothing can be kept at the moment, in a sentence for operators; null when all is well. */
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
  const { mail, outbox } = openDelivery({ database, secret, push }, settings, texts);
  const staff = createStaff(database, secret, now);
  const stopSockets = listenOnSockets(database, { staff, secret }, settings);
  const privacy = createPrivacyService({ database, onErased: erasures.record, now });
  const floodGuard = openFloodGuard(database, settings);
  const changeFeed = createChangeFeed({ read: () => readChangeCounts(database.db), report });
  const businesses = openBusinesses(database, settings);
  const audits = openAudits({ database, secret, changeFeed, outbox, businesses }, settings);
  const siteSettings = createSettingsCache({ database, now, report });
  siteSettings.onChange(() => setAgencyCountry(siteSettings.agency().telephoneCountry));
  const publicTeam = createPublicTeam({ database, now, report });
  const calendarSource = openCalendarSource(settings);
  const stopJobs = await startJobs(
    database,
    [siteSettings, publicTeam],
    { privacy, floodGuard, outbox, push, calendarSource },
    secret,
    settings,
  );
  return {
    database,
    secret,
    settings: siteSettings,
    outbox,
    push,
    privacy,
    floodGuard,
    teamEmail: settings.teamEmail,
    videoUrl: settings.videoUrl,
    sendsMail: settings.smtpUrl !== null,
    staff,
    publicTeam,
    changeFeed,
    audits,
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

/** Browsers that are told, and who sends to them; null where Web Push is not configured. */
function openPush(database: Database, secret: string, { push, now }: ServiceSettings) {
  if (push === null) return null;
  const browsers = createPushStore(database, createEncryption(secret, 'push'), now);
  return { publicKey: push.publicKey, browsers, sender: createPushSender(push) };
}

function openDelivery(
  {
    database,
    secret,
    push,
  }: { database: Database; secret: string; push: ReturnType<typeof openPush> },
  { database: place, smtpUrl, mailFrom, webhookAllowed, now, report }: ServiceSettings,
  texts: MailTexts,
) {
  const mailDelivery = openMailDelivery({ smtpUrl, from: mailFrom }, texts);
  const outbox = createOutboxDelivery({
    database,
    webhookEncryption: createEncryption(secret, 'webhooks'),
    mailEncryption: createEncryption(secret, mailEncryptionPurpose),
    mailDelivery,
    webhooks: createWebhooks({ allowed: webhookAllowed }),
    push,
    emailOf: texts.emailOf,
    now,
    random: Math.random,
    report,
  });
  // A database in memory belongs to a test, which delivers by hand.
  if (!('memory' in place)) outbox.start();
  return { mail: mailDelivery.mail, outbox };
}

async function startJobs(
  database: Database,
  caches: readonly Pick<SettingsCache, 'start'>[],
  {
    privacy,
    floodGuard,
    outbox,
    push,
    calendarSource,
  }: Pick<Services, 'privacy' | 'floodGuard' | 'outbox' | 'push' | 'calendarSource'>,
  secret: string,
  { database: place, videoUrl, origin, now, report }: ServiceSettings,
): Promise<() => Promise<void>> {
  const jobs = createJobs({
    database,
    jobs: [
      derivedColumnsJob(database),
      ...cleanupJobs(database),
      clientAuditsJob(database),
      reminderJob(database, { links: createBookingLinks(secret, origin), videoUrl, origin }),
      busyCalendarsJob({ database, secret, calendarSource }),
      retentionJob(privacy, floodGuard),
      ...notificationJobs({ database, outbox, push, origin }),
    ],
    now,
    report,
  });
  if (!('memory' in place)) {
    jobs.start();
    const loaded = Promise.all(caches.map((cache) => cache.start()));
    // The first page shows what was saved; with a database server it follows when that answers.
    if ('directory' in place) await loaded;
  }
  return () => jobs.stop();
}

async function greetingOf(place: Place, staff: Staff): Promise<string | null> {
  const isFirst = !('memory' in place) && !(await staff.accounts.hasAccounts());
  return isFirst
    ? 'Nobody can sign in to the CRM yet. Make the first account: npm run staff -- add'
    : null;
}

/** Business directories: our own records, and a map server if one is configured. */
export function openBusinesses(
  database: Database,
  { overpassUrl, now }: Pick<ServiceSettings, 'overpassUrl' | 'now'>,
): Services['businesses'] {
  return {
    known: createKnownSource(createKnownBusinesses(database)),
    map: overpassUrl === null ? null : createOverpassSource({ url: overpassUrl, now }),
  };
}
