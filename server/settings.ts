import type { PromptSettings, SiteSettings } from './app-build.ts';
import type { Config } from './config.ts';
import type { ThirdPartyHosts } from './http/security-headers.ts';

/** The configuration that the app receives with each request. */
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

/** The configuration of prompts. */
export function promptSettings(config: Config): Pick<PromptSettings, 'model' | 'limit'> {
  const { MODEL_URL: url, MODEL_KEY: key = null, MODEL_NAME: name } = config;
  return { model: url ? { url, key, name } : null, limit: config.PROMPT_LIMIT };
}

/** Third-party hosts that pages may load from. */
export function thirdPartyHosts({ PHOTO_PATTERN: photos, TAG_URL: tag }: Config): ThirdPartyHosts {
  return {
    images: photos ? [new URL(photos).origin] : [],
    tags: tag ? [new URL(tag).origin] : [],
  };
}
