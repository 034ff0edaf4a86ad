import { crmPath } from '#app/domain/crm/crm-address.ts';

/** A browser's subscription at its push service (W3C Push API, `PushSubscription.toJSON`). */
export interface BrowserSubscription {
  /** URL at the push service. It identifies the browser, so it is stored encrypted. */
  endpoint: string;
  /** Its public key (P-256, uncompressed) and a shared secret of 16 bytes, in base64url (RFC 8291 §2). */
  keys: { p256dh: string; auth: string };
}

/** What a browser shows. It appears on lock screens: no names of records. */
export interface PushNote {
  title: string;
  body: string;
  /** Language of the words. */
  lang: string;
  /** Path and query that a click opens. */
  address: string;
  /** A notification with the same tag replaces it. */
  tag: string;
}

export const pushRules = {
  /** Maximum number of browsers per account; one more replaces the one that was last seen longest ago. */
  mostBrowsers: 10,
  /** How long a push service keeps a message for an offline browser, in seconds (RFC 8030 §5.2). */
  timeToLive: 12 * 3600,
} as const;

/** URL of the service worker, and its scope; it handles no requests. */
export const pushWorkerPath = '/crm-worker.js';
export const pushWorkerScope = crmPath;
