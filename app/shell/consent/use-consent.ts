import { useSyncExternalStore } from 'react';
import { readConsent, subscribeConsent, unknownConsent, type Consent } from './consent-store.ts';

/** The choice in force. */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribeConsent, readConsent, () => unknownConsent);
}
