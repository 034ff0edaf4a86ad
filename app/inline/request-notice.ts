import { bannerDelay } from '#app/domain/consent/notice.ts';
import { consentKey } from '#app/domain/consent/record.ts';

declare global {
  interface Window {
    /** Whether React has the banner, which then needs no notice. */
    banner?: boolean;
  }
}

/**
 * Loads app/inline/show-notice.ts where nothing is stored and React, which gets half of the banner's delay for that, is
 * not there yet.
 */
export function requestNotice(address: string): void {
  addEventListener('load', () =>
    setTimeout(
      () => window.banner || localStorage[consentKey] || import(/* @vite-ignore */ address),
      bannerDelay / 2,
    ),
  );
}
