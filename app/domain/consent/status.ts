import { day } from '../durations.ts';
import { necessaryOnly, type Category, type Settings } from './categories.ts';
import { consentVersion, type ConsentRecord } from './record.ts';

/**
 * Validity of a choice, refusal or consent: about six months, after which the visitor is asked again. Source: CNIL,
 * recommendation of 2020-09-17, §39.
 */
export const consentDays = 182;

/** Changes in a version: categories added or extended. */
export interface Revision {
  readonly version: string;
  readonly changed: readonly Category[];
}

/** Every version, oldest first. A change of purposes adds an entry here and increments `consentVersion`. */
export const revisions: readonly Revision[] = [{ version: '1.0', changed: [] }];

export type ConsentStatus =
  /** Unknown: on the server, and until hydration. */
  | { readonly kind: 'unknown' }
  /** Never asked, or the record is invalid. */
  | { readonly kind: 'none' }
  | { readonly kind: 'valid'; readonly record: ConsentRecord; readonly expiresAt: number }
  | { readonly kind: 'expired'; readonly record: ConsentRecord; readonly expiresAt: number }
  /** Given for an earlier version's purposes. `changed` is empty for an unknown version. */
  | {
      readonly kind: 'outdated';
      readonly record: ConsentRecord;
      readonly changed: readonly Category[];
    };

/** @param now epoch milliseconds */
export function statusOf(
  record: ConsentRecord | null,
  now: number,
  history: readonly Revision[] = revisions,
): ConsentStatus {
  if (!record) return { kind: 'none' };
  const givenAt = Date.parse(record.timestamp);
  // A wrong clock must not extend the validity of a choice.
  if (givenAt > now + day) return { kind: 'none' };
  const latest = history.at(-1)?.version ?? consentVersion;
  if (record.version !== latest) {
    return { kind: 'outdated', record, changed: changedSince(record.version, history) };
  }
  const expiresAt = givenAt + consentDays * day;
  return { kind: now < expiresAt ? 'valid' : 'expired', record, expiresAt };
}

function changedSince(version: string, history: readonly Revision[]): readonly Category[] {
  const at = history.findIndex((revision) => revision.version === version);
  if (at < 0) return [];
  return [...new Set(history.slice(at + 1).flatMap(({ changed }) => changed))];
}

/** Whether a category is granted now. Necessary always is; any other only by a valid choice. */
export function isGranted(status: ConsentStatus, category: Category): boolean {
  if (category === 'necessary') return true;
  return status.kind === 'valid' && status.record.settings[category];
}

/**
 * Initial state of the switches: the valid choice, otherwise everything off. An expired choice is never preselected
 * (Planet49, CJEU C-673/17), with or without the browser's Global Privacy Control.
 */
export function startingSettings(status: ConsentStatus): Settings {
  return status.kind === 'valid' ? status.record.settings : necessaryOnly;
}
