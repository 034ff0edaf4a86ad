import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { listenForBackups } from '#app/data/backup-socket.server.ts';
import { createCrmNews, readChangeCounts } from '#app/data/crm-news.server.ts';
import { createCockpitWatch } from '#app/data/cockpit-watch.server.ts';
import { createDatabase, type Database, type Place } from '#app/data/database.server.ts';
import { createKnownBusinesses } from '#app/data/known-businesses.server.ts';
import {
  createErasureFile,
  unreadableErasures,
  type ErasureFile,
} from '#app/data/erasures.server.ts';
import { failureOf } from '#app/data/failures.server.ts';
import { housekeeping } from '#app/data/housekeeping.server.ts';
import { createJobs } from '#app/data/jobs.server.ts';
import { mailSealPurpose } from '#app/data/sealed-mail.server.ts';
import { createSeal } from '#app/data/seal.server.ts';
import { secretIn } from '#app/data/secret-file.server.ts';
import { createStaff } from '#app/data/staff.server.ts';
import { listenForStaffCommands } from '#app/data/staff-socket.server.ts';
import { createKnownSource } from '#app/services/businesses/known.ts';
import { createOverpassSource } from '#app/services/businesses/overpass.ts';
import { createWebhooks } from '#app/services/webhooks/webhooks.ts';
import { createApiLimits } from './api-limits.server.ts';
import { createOutbound, openPost, type MailWords } from './outbound.server.ts';
import { createPrivacyDesk, retentionJob } from './privacy-desk.server.ts';
import type { Services } from './services.ts';
import { untilDone } from './until-done.ts';

/** Server configuration; see `server/config.ts`. */
export interface ServiceSettings {
  database: Place;
  /** Where everything else that is kept on this machine stands. */
  dataDirectory: string;
  secret: string | null;
  /** Server that mails leave by; null to write them into files below `dataDirectory`. */
  smtpUrl: string | null;
  /** Overpass server where businesses are looked up; null for none. */
  overpassUrl: string | null;
  /** Address that mails come from, or null for the agency's own. */
  mailFrom: string | null;
  /** Addresses and ranges of our own networks that webhooks may call. */
  webhookAllowed: readonly string[];
  /** Clock, in epoch milliseconds. */
  now: () => number;
  report: (error: unknown) => void;
}

/** The services, and what closes them when the server leaves. */
export interface OpenServices extends Services {
  /** What whoever starts the server should know, or null. */
  greeting(): Promise<string | null>;
  /** Told whenever every page may look different from now on. */
  onSiteChange(listener: () => void): void;
  /** Ends what would go on for ever, such as event streams, so that the server can leave. */
  leave(): void;
  close(): Promise<void>;
}

/**
 * Opens what the site works with.
 *
 * @throws Error when the embedded database cannot be opened, which no waiting mends
 */
export async function openServices(
  settings: ServiceSettings,
  words: MailWords,
): Promise<OpenServices> {
  const place = settings.database;
  const database = createDatabase(place, { report: settings.report });
  if ('directory' in place) await opened(database, settings.report);
  // A server may be away for a while. Pages are answered all the same, and whatever needs it tries again.
  if ('url' in place) database.ready().catch(settings.report);
  const secret = secretOf(settings, place);
  const erasures = createErasureFile(
    join(settings.dataDirectory, 'erasures'),
    secret,
    settings.now,
  );
  // A backup that was restored has people in it who were erased since. Before anything else is done with it.
  const settling =
    'memory' in place
      ? null
      : untilDone(() => settleErasures(erasures, database, settings.report), settings.report);
  if ('directory' in place) await settling?.tried;
  const crmNews = createCrmNews({
    read: () => readChangeCounts(database.db),
    report: settings.report,
  });
  const { smtpUrl, mailFrom: from, webhookAllowed: allowed, now, report } = settings;
  const directory = join(settings.dataDirectory, 'outbox');
  const post = openPost({ smtpUrl, from, directory }, words);
  const outbox = createOutbound({
    database,
    seal: createSeal(secret, 'webhooks'),
    mailSeal: createSeal(secret, mailSealPurpose),
    mail: post.mail,
    webhooks: createWebhooks({ allowed }),
    letterOf: words.letterOf,
    now,
    random: Math.random,
    report,
  });
  // A database in memory is opened by who needs it; whoever uses one empties its outbox by hand.
  if (!('memory' in place)) outbox.start();
  const staff = createStaff(database, secret, now);
  // Another process reaches a server's database by itself, and an embedded one only through us.
  const stopListening =
    'directory' in place
      ? listenForStaffCommands(join(settings.dataDirectory, 'staff.sock'), staff.accounts, report)
      : null;
  const stopBackups =
    'directory' in place
      ? listenForBackups(join(settings.dataDirectory, 'backup.sock'), () => database.dump(), report)
      : null;
  const cockpit = createCockpitWatch({ database, now, report });
  const privacy = createPrivacyDesk({
    database,
    files: post.files,
    // What could not be written is in the register, and written down at the next start.
    onErased: () => ('memory' in place ? done : erasures.note(database.db).catch(report)),
    now,
  });
  const jobs = [...housekeeping(database), retentionJob(privacy)];
  const upkeep = createJobs({ database, jobs, now, report });
  if (!('memory' in place)) {
    upkeep.start();
    const looked = cockpit.start();
    // The first page is already as it was set; a server that is away shows its settings when it is back.
    if ('directory' in place) await looked;
  }
  return {
    database,
    secret,
    cockpit,
    post,
    outbox,
    privacy,
    staff,
    crmNews,
    apiLimits: createApiLimits(database, now),
    businesses: openBusinesses(database, settings),
    async greeting() {
      const isFirst = !('memory' in place) && !(await staff.accounts.hasAccounts());
      return isFirst
        ? 'Nobody can sign in to the CRM yet. Make the first account: npm run staff -- add'
        : null;
    },
    onSiteChange: (listener) => cockpit.onChange(listener),
    leave: () => crmNews.close(),
    async close() {
      settling?.stop();
      await stopListening?.();
      await stopBackups?.();
      cockpit.stop();
      await upkeep.stop();
      await outbox.stop();
      post.mail.close();
      await database.close();
    },
  };
}

/** Where businesses are looked up: among our own, and on a map if there is one. */
export function openBusinesses(
  database: Database,
  { overpassUrl, now }: Pick<ServiceSettings, 'overpassUrl' | 'now'>,
): Services['businesses'] {
  return {
    known: createKnownSource(createKnownBusinesses(database)),
    map: overpassUrl === null ? null : createOverpassSource({ url: overpassUrl, now }),
  };
}

const done = Promise.resolve();

async function settleErasures(
  erasures: ErasureFile,
  database: Database,
  report: (error: unknown) => void,
): Promise<void> {
  const { unreadable } = await erasures.settle(database);
  if (unreadable > 0) report(new Error(unreadableErasures(unreadable)));
}

async function opened(database: Database, report: (error: unknown) => void): Promise<void> {
  try {
    await database.ready();
  } catch (error) {
    // Room can be made while the pages are being answered.
    if (failureOf(error) === 'full') {
      report(error);
      return;
    }
    await database.close();
    throw error;
  }
}

function secretOf({ secret, dataDirectory }: ServiceSettings, place: Place): string {
  if (secret !== null) return secret;
  return 'memory' in place ? randomBytes(32).toString('base64url') : secretIn(dataDirectory);
}
