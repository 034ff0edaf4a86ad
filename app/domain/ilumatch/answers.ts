import { cut } from '../cut.ts';

/** Options of the matching form. Source: B §9. */
export const industries = [
  'ecommerce',
  'saas',
  'services',
  'retail',
  'healthcare',
  'finance',
  'education',
  'other',
] as const;

export const sizes = ['solo', 'small', 'medium', 'large', 'enterprise'] as const;

export const budgets = ['under1k', '1k-5k', '5k-10k', '10k-25k', 'over25k'] as const;

export const goals = [
  'traffic',
  'leads',
  'conversions',
  'brand',
  'seo',
  'automation',
  'retention',
  'international',
] as const;

export const timelines = ['asap', '1month', '3months', '6months', 'flexible'] as const;

export const experiences = ['beginner', 'intermediate', 'advanced', 'expert'] as const;

export type Industry = (typeof industries)[number];
export type Size = (typeof sizes)[number];
export type Budget = (typeof budgets)[number];
export type Goal = (typeof goals)[number];
export type Timeline = (typeof timelines)[number];
export type Experience = (typeof experiences)[number];

/** The matching form; nothing in it is required. Source: B §3, §5. */
export interface MatchAnswers {
  company: string;
  industry: Industry | null;
  size: Size | null;
  budget: Budget | null;
  goals: readonly Goal[];
  timeline: Timeline | null;
  challenges: string;
  experience: Experience | null;
}

export type MatchField = keyof MatchAnswers;

export const noAnswers: MatchAnswers = {
  company: '',
  industry: null,
  size: null,
  budget: null,
  goals: [],
  timeline: null,
  challenges: '',
  experience: null,
};

/** The five steps, and what each of them asks. Source: B §2.11; fields: ledger MATCH-19. */
export const matchSteps = ['company', 'goals', 'challenges', 'summary', 'results'] as const;

export type MatchStep = (typeof matchSteps)[number];

export const fieldsOf = {
  company: ['company', 'industry', 'size', 'budget'],
  goals: ['goals', 'timeline'],
  challenges: ['challenges', 'experience'],
  summary: [],
  results: [],
} as const satisfies Record<MatchStep, readonly MatchField[]>;

/** How long the analysis takes, in milliseconds. Source: B §4, §9. */
export const analysisDelay = 2000;

/** Longest texts that are kept, in characters. */
export const longestCompany = 120;
export const longestChallenges = 600;

/** Reads answers from text (a form's fields, a query): what is unknown counts as unanswered. */
export function readAnswers(textsOf: (field: MatchField) => readonly string[]): MatchAnswers {
  const first = (field: MatchField) => textsOf(field)[0] ?? '';
  const chosen = textsOf('goals');
  return {
    company: cut(first('company').replace(/\s+/g, ' '), longestCompany),
    industry: oneOf(industries, first('industry')),
    size: oneOf(sizes, first('size')),
    budget: oneOf(budgets, first('budget')),
    goals: goals.filter((goal) => chosen.includes(goal)),
    timeline: oneOf(timelines, first('timeline')),
    challenges: cut(first('challenges'), longestChallenges),
    experience: oneOf(experiences, first('experience')),
  };
}

function oneOf<Value extends string>(values: readonly Value[], text: string): Value | null {
  return values.find((value) => value === text) ?? null;
}

/** Answers as a form would send them. */
export function answerFields(answers: MatchAnswers): [field: MatchField, text: string][] {
  return (Object.keys(noAnswers) as MatchField[]).flatMap((field) => {
    const value = answers[field];
    const texts = typeof value === 'string' ? [value] : (value ?? []);
    return texts.filter(Boolean).map((text): [MatchField, string] => [field, text]);
  });
}

/** Where the wizard stands. */
export interface MatchState {
  answers: MatchAnswers;
  step: MatchStep;
}

export const matchStart: MatchState = { answers: noAnswers, step: 'company' };

/** Reads a shared link or a form sent without scripts; its `step` is a number from 1 to 5. */
export function readMatchLink(textsOf: (name: string) => readonly string[]): MatchState {
  return {
    answers: readAnswers(textsOf),
    step: matchSteps[Number(textsOf('step')[0] ?? 1) - 1] ?? 'company',
  };
}

/** The query, with its version, that shows a state again. */
export function matchQuery({ answers, step }: MatchState): string {
  const query = new URLSearchParams({ v: '1', step: String(matchSteps.indexOf(step) + 1) });
  for (const [field, text] of answerFields(answers)) query.append(field, text);
  return query.toString();
}

/** Makes a state of whatever stands in the browser's storage. */
export function readKeptMatch(json: unknown): MatchState {
  const { answers, step } = isRecord(json) ? json : {};
  const written = isRecord(answers) ? answers : {};
  return {
    answers: readAnswers((field) =>
      [written[field]].flat().filter((value): value is string => typeof value === 'string'),
    ),
    step: matchSteps.find((known) => known === step) ?? 'company',
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
