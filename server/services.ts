import { join } from 'node:path';
import type { AppBuild, DatabasePlace, Services } from './app-build.ts';
import { backupPeriod, environment, type Config } from './config.ts';

interface OpeningSettings {
  /** Clock, in epoch milliseconds. */
  now?: () => number;
  database?: DatabasePlace | undefined;
}

/** Opens the app's services as configured. */
export function openServices(
  { entry }: AppBuild,
  config: Config,
  { now = Date.now, database = placeOf(config) }: OpeningSettings = {},
): Promise<Services> {
  return entry.openServices({
    database,
    dataDirectory: config.DATA_DIR,
    secret: config.SECRET ?? null,
    smtpUrl: config.SMTP_URL ?? null,
    overpassUrl: config.OVERPASS_URL ?? null,
    mailFrom: config.MAIL_FROM ?? null,
    teamEmail: config.TEAM_EMAIL ?? null,
    videoUrl: config.BOOKING_VIDEO_URL ?? null,
    webhookAllowed: config.WEBHOOK_ALLOWED,
    push: pushOf(config),
    auditAllowed: config.AUDIT_ALLOWED,
    browser: {
      url: config.BROWSER_URL ?? null,
      path: config.CHROME_PATH ?? null,
      isSandboxed: config.BROWSER_SANDBOX,
    },
    origin: config.SITE_ORIGIN,
    quarantineLimit: config.QUARANTINE_LIMIT,
    backups: { every: backupPeriod(config), keep: config.BACKUP_KEEP, environment },
    now,
  });
}

function pushOf({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: subject,
  PUSH_ALLOWED: allowed,
}: Config) {
  return publicKey && privateKey && subject ? { publicKey, privateKey, subject, allowed } : null;
}

function placeOf({ DATABASE_URL: url, DATA_DIR }: Config): DatabasePlace {
  if (url === 'memory:') return { memory: true };
  return url === undefined ? { directory: join(DATA_DIR, 'database') } : { url };
}
