import { necessaryOnly, type Category, type Settings } from './categories.ts';
import { consentVersion, type ConsentRecord } from './record.ts';

const day = 86_400_000;

/**
 * How long a choice holds, a refusal as much as a consent: about six months, after which the visitor is asked again.
 * Source: CNIL, recommendation of 2020-09-17, §39.
 */
export const consentDays = 182;

/** Time between the page's load and the banner, in milliseconds. Source: specification A §4.2. */
export const bannerDelay = 2000;

/** What a version of the categories changed: the categories that were added, or that cover more than before. */
export interface Revision {
  readonly version: string;
  readonly changed: readonly Category[];
}

/** Every version, oldest first. A change of purposes adds a line here and moves `consentVersion`. */
export const revisions: readonly Revision[] = [{ version: '1.0', changed: [] }];

export type ConsentStatus =
  /** Not known: on the server, and in a page that is not hydrated yet. */
  | { readonly kind: 'unknown' }
  /** Never asked, or what is stored proves nothing. */
  | { readonly kind: 'none' }
  | { readonly kind: 'valid'; readonly record: ConsentRecord; readonly expiresAt: number }
  | { readonly kind: 'expired'; readonly record: ConsentRecord; readonly expiresAt: number }
  /** Given for other purposes than today's. `changed` is empty when the version is not one we know. */
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
  // A clock that was wrong must not make a choice last for years.
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

/** Whether a category is granted now. Necessary always is; any other only by a choice that still holds. */
export function isGranted(status: ConsentStatus, category: Category): boolean {
  if (category === 'necessary') return true;
  return status.kind === 'valid' && status.record.settings[category];
}

/**
 * What the switches show before the visitor touches them: the choice that holds, else everything off. An earlier choice
 * is never ticked again for the visitor (Planet49, CJEU C-673/17), whatever the browser's Global Privacy Control says.
 */
export function startingSettings(status: ConsentStatus): Settings {
  return status.kind === 'valid' ? status.record.settings : necessaryOnly;
}
