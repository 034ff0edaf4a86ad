import { recordOf } from '../codec/record-of.ts';
import type { Category, Settings } from './categories.ts';

/**
 * Google Consent Mode v2: the category that controls each of the seven signals. All seven are always sent, because an
 * unset signal does not count as denied. Source: developers.google.com/tag-platform/security/guides/consent
 */
const categoryOf = {
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  analytics_storage: 'analytics',
  functionality_storage: 'functional',
  personalization_storage: 'preferences',
  security_storage: 'necessary',
} as const satisfies Record<string, Category>;

type Signal = keyof typeof categoryOf;
export type Signals = Record<Signal, 'granted' | 'denied'>;

const signals = Object.keys(categoryOf) as Signal[];

/** Default command: everything is denied, and tags wait this many milliseconds for the update. */
export const defaultSignals: Signals & { wait_for_update: number } = {
  ...signalsWhere(() => false),
  wait_for_update: 500,
};

/** Update command, sent with the first choice and each later one. */
export function signalsOf(settings: Settings): Signals {
  return signalsWhere((signal) => settings[categoryOf[signal]]);
}

/** Tags measure or advertise: without consent to either, their script is not loaded. */
export function wantsTag(settings: Settings): boolean {
  return settings.analytics || settings.marketing;
}

function signalsWhere(isGranted: (signal: Signal) => boolean): Signals {
  return recordOf(signals, (signal) => (isGranted(signal) ? 'granted' : 'denied'));
}
