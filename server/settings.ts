import type { PromptSettings, SiteSettings } from './app-build.ts';
import type { Config } from './config.ts';
import type { Guests } from './security-headers.ts';

/** What the app is told of the configuration with each request. */
export function siteSettings(config: Config, now: () => number): SiteSettings {
  return {
    origin: config.SITE_ORIGIN,
    launchAt: config.LAUNCH_AT,
    now,
    photoPattern: config.PHOTO_PATTERN ?? null,
    tagUrl: config.TAG_URL ?? null,
    hints: {
      preconnect: config.PRECONNECT_HOSTS,
      dnsPrefetch: config.DNS_PREFETCH_HOSTS,
      analytics: config.ANALYTICS_HOSTS,
    },
  };
}

/** How texts are written. */
export function promptSettings(config: Config): Pick<PromptSettings, 'model' | 'limit'> {
  const { MODEL_URL: url, MODEL_KEY: key = null, MODEL_NAME: name } = config;
  return { model: url ? { url, key, name } : null, limit: config.PROMPT_LIMIT };
}

/** Which other hosts a page may take something from. */
export function guestsOf({ PHOTO_PATTERN: photos, TAG_URL: tag }: Config): Guests {
  return {
    images: photos ? [new URL(photos).origin] : [],
    tags: tag ? [new URL(tag).origin] : [],
  };
}
