import { choiceField, choicesField } from '../codec/choice-fields.ts';
import { readFields, type FieldSource, type FieldValues } from '../codec/fields.ts';
import { textField, trimmed } from '../codec/text-field.ts';
import { sum } from '../sum.ts';

/** The three kinds of partner. Source: B §2.7, XVIS-09. */
export const partnerKinds = ['complementary', 'neighbour', 'adviser'] as const;

export type PartnerKind = (typeof partnerKinds)[number];

type Fit = Record<PartnerKind, number>;

const fit = (complementary: number, neighbour: number, adviser: number): Fit => ({
  complementary,
  neighbour,
  adviser,
});

/** Compatibility of each answer with each kind of partner, 0 to 100: the agency's rule of thumb, presented as such. */
const sectorFits = {
  food: fit(70, 95, 40),
  shop: fit(85, 90, 45),
  beauty: fit(90, 75, 50),
  health: fit(75, 45, 95),
  home: fit(90, 40, 85),
  professional: fit(70, 30, 95),
  leisure: fit(80, 85, 60),
} as const satisfies Record<string, Fit>;

const audienceFits = {
  residents: fit(65, 95, 55),
  families: fit(85, 80, 60),
  visitors: fit(75, 90, 50),
  businesses: fit(70, 30, 95),
} as const satisfies Record<string, Fit>;

const goalFits = {
  visits: fit(70, 95, 45),
  calls: fit(80, 50, 90),
  reputation: fit(65, 60, 90),
  content: fit(90, 55, 75),
} as const satisfies Record<string, Fit>;

export type PartnerSector = keyof typeof sectorFits;
export type Audience = keyof typeof audienceFits;
export type PartnerGoal = keyof typeof goalFits;

export const partnerSectors = Object.keys(sectorFits) as PartnerSector[];
export const audiences = Object.keys(audienceFits) as Audience[];
export const partnerGoals = Object.keys(goalFits) as PartnerGoal[];

/** Weight of each answer in a compatibility. */
const weights = { sector: 40, audience: 30, goals: 30 } as const;

/** Neutral value for an unknown compatibility. */
const neutral = fit(50, 50, 50);

/** Weights of the best, second and third kind of partner in the potential. */
const potentialShares = [0.5, 0.3, 0.2];

/** Minimum potential of each level. */
const levels = [
  ['strong', 75],
  ['good', 55],
  ['to-build', 0],
] as const;

export type PotentialLevel = (typeof levels)[number][0];

/** Maximum length of a company's name, in UTF-16 units. */
const longestName = 120;

/** The compatibility form. Unknown values count as unanswered (XVIS-08). */
const compatibilityTable = {
  company: textField(longestName, { normalize: trimmed }),
  sector: choiceField(partnerSectors, null),
  audience: choiceField(audiences, null),
  goals: choicesField(partnerGoals),
};

export type CompatibilityForm = FieldValues<typeof compatibilityTable>;

/** Parses the form or a shared link. */
export function readCompatibility(source: FieldSource): CompatibilityForm {
  return readFields(compatibilityTable, source).values;
}

export interface Compatibility {
  /** Kinds of partner with their compatibility, 0 to 100, best first. */
  kinds: { kind: PartnerKind; score: number }[];
  /** The potential: weighted mean of the three, 0 to 100. */
  potential: number;
  level: PotentialLevel;
  /** Number of answered questions out of three. */
  answers: number;
}

/**
 * Compatibility of each kind of partner by sector, audience and goals; the weight of missing answers is redistributed
 * to the others.
 */
export function compatibilityOf({ sector, audience, goals }: CompatibilityForm): Compatibility {
  const parts = [
    ...(sector ? [{ weight: weights.sector, fits: [sectorFits[sector]] }] : []),
    ...(audience ? [{ weight: weights.audience, fits: [audienceFits[audience]] }] : []),
    ...(goals.length > 0
      ? [{ weight: weights.goals, fits: goals.map((goal) => goalFits[goal]) }]
      : []),
  ];
  const known = parts.length > 0 ? parts : [{ weight: 1, fits: [neutral] }];
  const whole = sum(known.map(({ weight }) => weight));
  const scoreOf = (kind: PartnerKind) => {
    const weighed = known.map(
      ({ weight, fits }) => (weight * sum(fits.map((each) => each[kind]))) / fits.length,
    );
    return Math.round(sum(weighed) / whole);
  };
  const kinds = partnerKinds
    .map((kind) => ({ kind, score: scoreOf(kind) }))
    .toSorted((a, b) => b.score - a.score);
  const shares = kinds.map(({ score }, rank) => score * (potentialShares[rank] ?? 0));
  const potential = Math.round(sum(shares));
  const [level] = levels.find(([, from]) => potential >= from) ?? levels[2];
  return { kinds, potential, level, answers: parts.length };
}
