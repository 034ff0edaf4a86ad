import { withScore } from '#app/domain/crm/figures/ila-score.ts';
import { noted, updated, type Planning } from '#app/domain/crm/plans/planning.ts';
import { notedScore } from '#app/domain/crm/plans/scores.ts';
import type { Client } from '#app/domain/crm/records/entities.ts';
import type { Instant } from '#app/domain/crm/records/field.ts';
import { observationsRule } from '#app/domain/crm/records/journal.ts';
import type { Change } from '#app/domain/crm/store/store.ts';
import { countedShares, observedScore, observedVersion } from '#app/domain/ila/observed-score.ts';
import type { ObservedEvidence } from '#app/domain/ila/observed-score.ts';

/**
 * What a member of staff observed and counted for a business. Each count has its total, so that the score can use the
 * ratio.
 */
const observed = {
  hasGoogleBusiness: { most: 1 },
  /** Parts of the business profile that are filled in correctly. */
  profileParts: { most: 100 },
  profileComplete: { most: 100 },
  /** Searches made around the business, and those that rank it in the top three. */
  searches: { most: 1000 },
  topThree: { most: 1000 },
  /** Average rating, 0 to 5, and number of reviews. */
  rating: { most: 5, isDecimal: true },
  reviews: { most: 1_000_000 },
  hasWebsite: { most: 1 },
  /** Checks run on the site, and those passed. */
  siteChecks: { most: 1000 },
  sitePassed: { most: 1000 },
  hasSocialMedia: { most: 1 },
  /** Weeks reviewed, and those with a publication. */
  weeks: { most: 520 },
  weeksActive: { most: 520 },
  /** Local sites and directories checked, and those that link to the business. */
  directories: { most: 10_000 },
  links: { most: 10_000 },
} as const satisfies Record<keyof ObservedEvidence, { most: number; isDecimal?: boolean }>;

export type Observation = keyof typeof observed;

export type Observations = Readonly<Record<Observation, number>>;

export const observationNames = Object.keys(observed) as Observation[];

export type ObservationProblem = 'not-a-number' | 'out-of-range' | 'more-than-all';

/** Validates counts: the observations, or every error by field. An empty count is 0. */
export function readObservations(
  given: Readonly<Partial<Record<Observation, number | null>>>,
):
  | { ok: true; observations: Observations }
  | { ok: false; problems: Partial<Record<Observation, ObservationProblem>> } {
  const problems: Partial<Record<Observation, ObservationProblem>> = {};
  const read = {} as Record<Observation, number>;
  for (const name of observationNames) {
    const value = given[name] === undefined ? 0 : given[name];
    const rule: { most: number; isDecimal?: boolean } = observed[name];
    read[name] = value ?? 0;
    if (value === null || !Number.isFinite(value)) problems[name] = 'not-a-number';
    else if (value < 0 || value > rule.most || !(rule.isDecimal || Number.isInteger(value)))
      problems[name] = 'out-of-range';
  }
  for (const [part, whole] of countedShares)
    if (!problems[whole] && read[part] > read[whole]) problems[part] ??= 'more-than-all';
  return Object.keys(problems).length > 0
    ? { ok: false, problems }
    : { ok: true, observations: read };
}

/** Method and version of a score, as recorded in its journal entry. */
const observedRule = `ila-observed-${observedVersion}`;

/** Records a client's observations and scores it. */
export function planObserve(client: Client, seen: Observations, planning: Planning): Change[] {
  const inputs = { ...seen };
  const relatedTo = { type: 'client', id: client.id } as const;
  const basis = { rule: observationsRule, inputs };
  return [
    noted('observed', { name: client.name }, { type: 'update', relatedTo, basis }, planning),
    ...planScore(client, seen, planning.now, planning),
  ];
}

/**
 * Scores a client again from its latest observations.
 *
 * @param observedAt date of those observations
 */
export function planScore(
  client: Client,
  seen: Observations,
  observedAt: Instant,
  planning: Planning,
): Change[] {
  const { score, factors } = observedScore(seen);
  const rounded = Object.fromEntries(
    Object.entries(factors).map(([name, value]) => [name, Math.round(value * 100) / 100]),
  );
  const ilaScore = withScore(client.ilaScore, score, planning.now, {
    method: 'observed',
    version: String(observedVersion),
  });
  return [
    updated('clients', client, { ilaScore }, planning),
    notedScore(
      client,
      score,
      { basis: { rule: observedRule, inputs: { score, observedAt, ...rounded, ...seen } } },
      planning,
    ),
  ];
}

/** The observations in a journal entry; null in any other entry. */
export function observationsIn({
  basis,
}: {
  basis: { rule: string; inputs: Readonly<Record<string, string | number>> } | null;
}): Observations | null {
  if (basis?.rule !== observationsRule) return null;
  const given = Object.fromEntries(
    observationNames.map((name) => [name, Number(basis.inputs[name] ?? 0)]),
  );
  const read = readObservations(given);
  return read.ok ? read.observations : null;
}
