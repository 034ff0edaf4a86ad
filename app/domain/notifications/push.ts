import { crmPath } from '#app/domain/crm/crm-address.ts';

/** What a browser hands over to be reached through its push service (W3C Push API, `PushSubscription.toJSON`). */
export interface BrowserSubscription {
  /** Address at the push service. Whoever knows it can name the browser, so it is kept encrypted. */
  endpoint: string;
  /** Its public key (P-256, uncompressed) and a shared secret of 16 bytes, in base64url (RFC 8291 §2). */
  keys: { p256dh: string; auth: string };
}

/** What a browser shows. It stands on locked screens: no names of records. */
export interface PushNote {
  title: string;
  body: string;
  /** Language of the words. */
  lang: string;
  /** Path and query that a click opens. */
  address: string;
  /** One with the same tag takes its place. */
  tag: string;
}

export const pushRules = {
  /** Browsers of an account; one more takes the place of the one that was seen longest ago. */
  mostBrowsers: 10,
  /** How long a push service keeps a message for a browser that is off, in seconds (RFC 8030 §5.2). */
  timeToLive: 12 * 3600,
} as const;

/** Address of the service worker, and the addresses it is registered for; it answers no requests. */
export const pushWorkerPath = '/crm-worker.js';
export const pushWorkerScope = crmPath;
