import { necessaryOnly, type Settings } from '#app/domain/consent/categories.ts';
import { recordOf, type ConsentRecord } from '#app/domain/consent/record.ts';
import { closeBanner, storedRecord } from '../consent-store.ts';
import { forgetWithdrawn } from './forget.ts';

/** Dispatched on `window`, in the tab of the choice, each time one is stored; its detail is the record (CONS-15). */
export const consentEvent = 'iluma:consent-updated';

declare global {
  interface WindowEventMap {
    'iluma:consent-updated': CustomEvent<ConsentRecord>;
  }
}

/**
 * Stores a choice, deletes what it no longer allows, and announces it.
 *
 * @returns whether the browser keeps it; where storage is denied it holds for the page
 */
export function choose(settings: Settings): boolean {
  const record = recordOf(settings, Date.now(), navigator.userAgent);
  const isKept = storedRecord.write(record);
  closeBanner();
  forgetWithdrawn(settings);
  window.dispatchEvent(new CustomEvent(consentEvent, { detail: record }));
  return isKept;
}

/** An expired choice grants nothing: delete what it had allowed before the next choice is made. */
export function forgetExpired(): void {
  forgetWithdrawn(necessaryOnly);
}
