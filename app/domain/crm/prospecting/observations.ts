import { reputation, wizardRange, wizardWeights, type WizardFactor } from '../ila/wizard-score.ts';
import type { Client, Instant } from './entities.ts';
import { withScore } from './ila-score.ts';
import { noted, updated, type Planning } from './planning.ts';
import type { Change } from './store.ts';

/**
 * What somebody has looked at and counted about a business. Each count stands beside how many there were to count, so
 * that a share of them can be placed on the range that the evaluation at /ila states for the factor.
 */
const observed = {
  hasGoogleBusiness: { most: 1 },
  /** Of the profile's parts, those that are filled in and right. */
  profileParts: { most: 100 },
  profileComplete: { most: 100 },
  /** Searches looked at around the business, and those that show it among the first three. */
  searches: { most: 1000 },
  topThree: { most: 1000 },
  /** Mean of the reviews, 0 to 5, and how many there are. */
  rating: { most: 5, isDecimal: true },
  reviews: { most: 1_000_000 },
  hasWebsite: { most: 1 },
  /** Checks made on the site, and those passed. */
  siteChecks: { most: 1000 },
  sitePassed: { most: 1000 },
  hasSocialMedia: { most: 1 },
  /** Weeks looked back on, and those with something published. */
  weeks: { most: 520 },
  weeksActive: { most: 520 },
  /** Local sites and directories looked at, and those that link to the business. */
  directories: { most: 10_000 },
  links: { most: 10_000 },
} as const satisfies Record<string, { most: number; isDecimal?: boolean }>;

export type Observation = keyof typeof observed;

export type Observations = Readonly<Record<Observation, number>>;

export const observationNames = Object.keys(observed) as Observation[];

/** Parts and the whole that they are counted in: there are never more parts. */
export const shares = [
  ['profileComplete', 'profileParts'],
  ['topThree', 'searches'],
  ['sitePassed', 'siteChecks'],
  ['weeksActive', 'weeks'],
  ['links', 'directories'],
] as const satisfies readonly (readonly [Observation, Observation])[];

export type ObservationProblem = 'not-a-number' | 'out-of-range' | 'more-than-all';

/** Reads what was counted: every problem by field, or the observations. What was left empty was not there. */
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
  for (const [part, whole] of shares)
    if (!problems[whole] && read[part] > read[whole]) problems[part] ??= 'more-than-all';
  return Object.keys(problems).length > 0
    ? { ok: false, problems }
    : { ok: true, observations: read };
}

/** Name and version of the rule below: it changes whenever a score would. */
const observedRule = 'ila-observed-1';

/** Name and version of what an entry with observations holds. */
const observationsRule = 'observations-1';

interface ObservedScore {
  score: number;
  factors: Readonly<Record<WizardFactor, number>>;
}

/**
 * The score of a business from what was observed: each factor is its share placed on the factor's stated range, from
 * nothing at the lower end to everything at the upper; for example local visibility is 60 + 29 × searches with the
 * business in the top three / searches. Nothing counted is nothing found. Source: ILAW-25 to ILAW-31.
 */
export function observedScore(seen: Observations): ObservedScore {
  const answers = {
    hasGoogleBusiness: seen.hasGoogleBusiness > 0,
    hasWebsite: seen.hasWebsite > 0,
    hasSocialMedia: seen.hasSocialMedia > 0,
    googleRating: seen.rating,
    reviewCount: seen.reviews,
  };
  const placed = (factor: WizardFactor, part: Observation, whole: Observation) => {
    const [min, max] = wizardRange(factor, answers);
    return min + (max - min) * (seen[whole] > 0 ? seen[part] / seen[whole] : 0);
  };
  const factors = {
    googlePresence: placed('googlePresence', 'profileComplete', 'profileParts'),
    localVisibility: placed('localVisibility', 'topThree', 'searches'),
    reputation: reputation(answers),
    websiteOptimization: placed('websiteOptimization', 'sitePassed', 'siteChecks'),
    localContent: placed('localContent', 'weeksActive', 'weeks'),
    networkBacklinks: placed('networkBacklinks', 'links', 'directories'),
  };
  const sum = wizardWeights.reduce((total, { id, weight }) => total + weight * factors[id], 0);
  // Binary noise must not push an exact half to the wrong side.
  return { score: Math.round(Number(sum.toFixed(6))), factors };
}

/** Keeps what was observed about a client, and scores it. */
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
 * Scores a client anew from what was last observed.
 *
 * @param observedAt when that was
 */
export function planScore(
  client: Client,
  seen: Observations,
  observedAt: Instant,
  planning: Planning,
): Change[] {
  const { score, factors } = observedScore(seen);
  const before = client.ilaScore.current;
  const rounded = Object.fromEntries(
    Object.entries(factors).map(([name, value]) => [name, Math.round(value * 100) / 100]),
  );
  const ilaScore = withScore(client.ilaScore, score, planning.now);
  return [
    updated('clients', client, { ilaScore }, planning),
    noted(
      'recalculated',
      { name: client.name, score, before },
      {
        type: 'ai_analysis',
        relatedTo: { type: 'client', id: client.id },
        basis: { rule: observedRule, inputs: { before, score, observedAt, ...rounded, ...seen } },
      },
      planning,
    ),
  ];
}

/** What an entry of the journal holds of a client's observations; null where it is about something else. */
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
