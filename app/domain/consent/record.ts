import { categoryIds, type Settings } from './categories.ts';

/** The single local-storage key of the record (CONS-10). */
export const consentKey = 'iluma-consent';

/** Version of the categories and their scope; see the history in status.ts before changing it. */
export const consentVersion = '1.0';

/** Proof of a choice, as specified (A §3). */
export interface ConsentRecord {
  readonly settings: Settings;
  /** ISO 8601, in UTC. */
  readonly timestamp: string;
  readonly version: string;
  readonly userAgent: string;
}

/** @param now epoch milliseconds */
export function recordOf(settings: Settings, now: number, userAgent: string): ConsentRecord {
  return {
    settings,
    timestamp: new Date(now).toISOString(),
    version: consentVersion,
    userAgent,
  };
}

/** Parses a stored record: one of another version is returned unchanged, an invalid one is null. */
export function parseRecord(json: unknown): ConsentRecord | null {
  if (!isObject(json) || !isObject(json.settings)) return null;
  const { settings, timestamp, version, userAgent } = json;
  if (typeof timestamp !== 'string' || !isMoment(timestamp)) return null;
  if (typeof version !== 'string' || typeof userAgent !== 'string') return null;
  const answers = categoryIds.map((id) => [id, settings[id]] as const);
  // Another version may have had other categories; a category that was not asked about is not granted.
  const isWhole = answers.every(([, answer]) => typeof answer === 'boolean');
  if (version === consentVersion && (!isWhole || settings.necessary !== true)) return null;
  return {
    settings: {
      ...(Object.fromEntries(answers.map(([id, answer]) => [id, answer === true])) as Settings),
      necessary: true,
    },
    timestamp,
    version,
    userAgent,
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isMoment(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(text) && !Number.isNaN(Date.parse(text))
  );
}
