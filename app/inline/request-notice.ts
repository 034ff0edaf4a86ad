import { bannerDelay } from '#app/domain/consent/notice.ts';
import { consentKey } from '#app/domain/consent/record.ts';

declare global {
  interface Window {
    /** Whether React has the banner, which then needs no notice. */
    banner?: boolean;
  }
}

/**
 * Loads app/inline/show-notice.ts where nothing is stored, half of the banner's delay after the page's load.
 *
 * @param address of that script
 */
export function requestNotice(address: string): void {
  addEventListener('load', () =>
    setTimeout(() => {
      try {
        if (!window.banner && !localStorage[consentKey]) void import(/* @vite-ignore */ address);
      } catch {
        // Storage denied: React's banner says so.
      }
    }, bannerDelay / 2),
  );
}
