import type { MatchAnswers } from './answers.ts';

/** Services of the stated result, by their names in the specification. */
export type StatedService = 'seo-ia' | 'landing-page' | 'blogia';

export type Priority = 'high' | 'medium';

/** Recommendations with the result, by code. */
export type Recommendation =
  | 'describe'
  | 'oneGoal'
  | 'quick'
  | 'steady'
  | 'guided'
  | 'handsOn'
  | 'startSmall'
  | 'measure';

/** A match result. Source: B §3. */
export interface MatchResult {
  /** 0 to 100. */
  score: number;
  services: readonly { name: StatedService; compatibility: number; priority: Priority }[];
  recommendations: readonly Recommendation[];
}

/** Score and services do not depend on the answers. Source: B §9. */
const stated = {
  score: 94,
  services: [
    { name: 'seo-ia', compatibility: 96, priority: 'high' },
    { name: 'landing-page', compatibility: 89, priority: 'high' },
    { name: 'blogia', compatibility: 82, priority: 'medium' },
  ],
} as const satisfies Omit<MatchResult, 'recommendations'>;

/** Condition of each recommendation, most relevant first. */
const recommendations = [
  { code: 'describe', when: ({ goals, industry }) => goals.length === 0 && industry === null },
  { code: 'oneGoal', when: ({ goals }) => goals.length > 3 },
  { code: 'quick', when: ({ timeline }) => timeline === 'asap' || timeline === '1month' },
  { code: 'startSmall', when: ({ budget }) => budget === 'under1k' },
  { code: 'guided', when: ({ experience }) => experience === 'beginner' },
  {
    code: 'handsOn',
    when: ({ experience }) => experience === 'advanced' || experience === 'expert',
  },
  { code: 'steady', when: ({ timeline }) => timeline !== 'asap' && timeline !== '1month' },
  { code: 'measure', when: () => true },
] as const satisfies readonly { code: Recommendation; when: (answers: MatchAnswers) => boolean }[];

const mostRecommendations = 3;

/** The stated score and services, with one to three recommendations that depend on the answers. */
export function matchResult(answers: MatchAnswers): MatchResult {
  return {
    ...stated,
    recommendations: recommendations
      .filter(({ when }) => when(answers))
      .slice(0, mostRecommendations)
      .map(({ code }) => code),
  };
}
