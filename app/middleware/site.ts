import { createContext } from 'react-router';
import { defaultLaunchAt } from '#app/domain/launch.ts';

/** Server configuration visible to the app; see `server/config.ts`. */
export interface Site {
  /** Scheme and host of canonical addresses. */
  origin: string;
  /** Epoch milliseconds before which `/` redirects to the countdown. */
  launchAt: number;
  /** Clock, in epoch milliseconds. */
  now: () => number;
  /** URL pattern of a photo service with `{id}` in it; null to show our own plates in place of photographs. */
  photoPattern: string | null;
  /** URL of a tag manager's script, loaded after consent; null for none. */
  tagUrl: string | null;
  /** Origins for resource hints; those of analytics only for visitors who have consented. */
  hints: Readonly<Record<'preconnect' | 'dnsPrefetch' | 'analytics', readonly string[]>>;
}

export const siteContext = createContext<Site>({
  origin: 'http://localhost:3000',
  launchAt: defaultLaunchAt,
  now: Date.now,
  photoPattern: null,
  tagUrl: null,
  hints: { preconnect: [], dnsPrefetch: [], analytics: [] },
});
