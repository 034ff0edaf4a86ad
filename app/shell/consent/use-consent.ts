import { useSyncExternalStore } from 'react';
import { readConsent, subscribeConsent, unknownConsent, type Consent } from './consent-store.ts';

/** The choice in force. Routes hand `isGranted('functional')` and the like to features that would store something. */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribeConsent, readConsent, () => unknownConsent);
}
