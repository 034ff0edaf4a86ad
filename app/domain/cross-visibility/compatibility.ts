import { cut } from '../cut.ts';

/** The three kinds of partner. Source: B §2.7, XVIS-09. */
export const partnerKinds = ['complementary', 'neighbour', 'adviser'] as const;

export type PartnerKind = (typeof partnerKinds)[number];

type Fit = Record<PartnerKind, number>;

const fit = (complementary: number, neighbour: number, adviser: number): Fit => ({
  complementary,
  neighbour,
  adviser,
});

/** How well each answer suits each kind of partner, from 0 to 100: the agency's rule of thumb, shown as such. */
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

/** Share of each answer in a compatibility. */
const weights = { sector: 40, audience: 30, goals: 30 } as const;

/** What nothing is known about is neither near nor far. */
const neutral = fit(50, 50, 50);

/** Share of the best, second and third kind of partner in the potential. */
const potentialShares = [0.5, 0.3, 0.2];

/** From which potential on each level holds. */
const levels = [
  ['strong', 75],
  ['good', 55],
  ['to-build', 0],
] as const;

export type PotentialLevel = (typeof levels)[number][0];

/** The compatibility form as it was sent. It has no rules: what is not known counts as not said (XVIS-08). */
export interface CompatibilityForm {
  company: string;
  sector: PartnerSector | null;
  audience: Audience | null;
  goals: PartnerGoal[];
}

export interface Compatibility {
  /** Each kind of partner with its compatibility, 0 to 100, best first. */
  kinds: { kind: PartnerKind; score: number }[];
  /** What the three are worth together, 0 to 100. */
  potential: number;
  level: PotentialLevel;
  /** How many of the three answers it rests on. */
  answers: number;
}

/** Longest name of a company that is kept, in characters. */
const longestName = 120;

/** Reads the form or a shared link without trust: what is unknown counts as not said. */
export function readCompatibility(query: URLSearchParams): CompatibilityForm {
  const chosen = query.getAll('goals');
  return {
    company: cut((query.get('company') ?? '').trim(), longestName),
    sector: partnerSectors.find((each) => each === query.get('sector')) ?? null,
    audience: audiences.find((each) => each === query.get('audience')) ?? null,
    goals: partnerGoals.filter((each) => chosen.includes(each)),
  };
}

/** Weighs sector, audience and goals for each kind of partner; answers that are missing leave their weight to the others. */
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

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
