import type { Category } from '#app/domain/consent/categories.ts';
import { consentKey, parseRecord } from '#app/domain/consent/record.ts';
import { isGranted, statusOf, type ConsentStatus } from '#app/domain/consent/status.ts';
import { createStored, allowStorage } from '#app/ui/stored.ts';

/** The visitor's choice, as this page knows it. */
export interface Consent {
  readonly status: ConsentStatus;
  /** Whether the visitor has asked to see the banner again. */
  readonly isReopened: boolean;
  /** Whether data of a category may be stored and its code run now. */
  readonly isGranted: (category: Category) => boolean;
}

export const storedRecord = createStored(consentKey, parseRecord);

/** State on the server, and in the page until hydration: nothing is known. */
export const unknownConsent = consentOf({ kind: 'unknown' }, false);

const listeners = new Set<() => void>();
let seen = storedRecord.initial;
let current: Consent | null = null;

/** The same object until the choice changes, here or in another tab. Expiry takes effect on the next load. */
export function readConsent(): Consent {
  const record = storedRecord.read();
  if (!current || record !== seen) {
    seen = record;
    current = consentOf(statusOf(record, Date.now()), false);
  }
  return current;
}

allowStorage((category) => readConsent().isGranted(category));

export function subscribeConsent(listener: () => void): () => void {
  listeners.add(listener);
  const unsubscribe = storedRecord.subscribe(listener);
  return () => {
    listeners.delete(listener);
    unsubscribe();
  };
}

/** Shows the banner again, over the choice in force. */
export function reopenBanner(): void {
  setReopened(true);
}

/** Hides the banner and keeps the choice. */
export function closeBanner(): void {
  setReopened(false);
}

function setReopened(isReopened: boolean): void {
  current = consentOf(readConsent().status, isReopened);
  for (const listener of listeners) listener();
}

function consentOf(status: ConsentStatus, isReopened: boolean): Consent {
  return { status, isReopened, isGranted: (category) => isGranted(status, category) };
}
