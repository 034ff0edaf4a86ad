import { createContext } from 'react-router';
import { defaultLaunchAt } from '#app/domain/launch.ts';

/** What the server tells the app about where and how it runs. Server configuration; see `server/config.ts`. */
export interface Site {
  /** Scheme and host that canonical addresses start with. */
  origin: string;
  /** Epoch milliseconds before which `/` leads to the countdown. */
  launchAt: number;
  /** Clock, in epoch milliseconds. */
  now: () => number;
  /** Address pattern of a photo service with `{id}` in it, or null to draw constellations in place of photographs. */
  photoPattern: string | null;
  /** Address of a tag's script, which the visitor's consent may load, or null when there is no tag. */
  tagUrl: string | null;
  /** Origins that pages name ahead of need; those of measurement only to visitors who have granted it. */
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
