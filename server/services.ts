import type { AppBuild, Services } from './app-build.ts';
import type { Config } from './config.ts';

/** Opens what the app works with, such as its database, as configured. */
export function openServices(
  { entry }: AppBuild,
  config: Config,
  now: () => number = Date.now,
): Promise<Services> {
  return entry.openServices({
    databaseUrl: config.DATABASE_URL ?? null,
    dataDirectory: config.DATA_DIR,
    secret: config.SECRET ?? null,
    smtpUrl: config.SMTP_URL ?? null,
    overpassUrl: config.OVERPASS_URL ?? null,
    mailFrom: config.MAIL_FROM ?? null,
    webhookAllowed: config.WEBHOOK_ALLOWED,
    now,
  });
}
