import type { HubService } from '#app/domain/hub/services.ts';
import type { KnownPath } from './paths.ts';

/** Page of each service. Targets as read in Q-11. */
export const hubServicePaths = {
  'youtube-seo': '/services/youtube-seo',
  'google-ads': '/adluma',
  'meta-ads': '/services/meta-ads',
  content: '/blogia',
  'local-seo': '/services/visibilite-locale',
  landing: '/services/landing-aimant',
  ecommerce: '/services/ecommerce',
  podcasts: '/services/podcasts',
} as const satisfies Record<HubService, KnownPath>;
