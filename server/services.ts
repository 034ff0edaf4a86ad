import { join } from 'node:path';
import type { AppBuild, DatabasePlace, Services } from './app-build.ts';
import { backupPeriod, environment, type Config } from './config.ts';
import { configureApp } from './configure-app.ts';
import type { Logger } from './log.ts';

/**
 * Opens the app's services as configured.
 *
 * @param log shared with the app
 * @param now clock, in epoch milliseconds
 */
export function openServices(
  app: AppBuild,
  config: Config,
  log: Logger,
  now: () => number = Date.now,
): Promise<Services> {
  configureApp(app, log);
  return app.entry.openServices({
    database: placeOf(config),
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

function placeOf({
  DATABASE_URL: url,
  DATABASE_READ_URL: standbyUrl,
  DATA_DIR,
}: Config): DatabasePlace {
  if (url === 'memory:') return { memory: true };
  return url === undefined ? { directory: join(DATA_DIR, 'database') } : { url, standbyUrl };
}
