import { choiceField, choicesField, stepField } from '../codec/choice-fields.ts';
import { readFields, writeFields, type FieldSource, type FieldValues } from '../codec/fields.ts';
import { versionField } from '../codec/link-fields.ts';
import { isRecord, jsonSource } from '../codec/stored-json.ts';
import { textField } from '../codec/text-field.ts';

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

/** Maximum lengths, in UTF-16 units. */
export const longestCompany = 120;
export const longestChallenges = 600;

/** The matching form, in the order of a link; every answer is optional, and unknown values count as unanswered. */
const answerTable = {
  company: textField(longestCompany, { normalize: (text) => text.replace(/\s+/g, ' ') }),
  industry: choiceField(industries, null),
  size: choiceField(sizes, null),
  budget: choiceField(budgets, null),
  goals: choicesField(goals),
  timeline: choiceField(timelines, null),
  challenges: textField(longestChallenges),
  experience: choiceField(experiences, null),
};

/** The answers to the matching form. Source: B §3, §5. */
export type MatchAnswers = Readonly<FieldValues<typeof answerTable>>;

export type MatchField = keyof MatchAnswers;

/** Parses answers from a form, a query or storage. */
export function readAnswers(source: FieldSource): MatchAnswers {
  return readFields(answerTable, source).values;
}

export const noAnswers = readAnswers({ getAll: () => [] });

/** The five steps and their fields. Source: B §2.11; fields: ledger MATCH-19. */
export const matchSteps = ['company', 'goals', 'challenges', 'summary', 'results'] as const;

export type MatchStep = (typeof matchSteps)[number];

export const fieldsOf = {
  company: ['company', 'industry', 'size', 'budget'],
  goals: ['goals', 'timeline'],
  challenges: ['challenges', 'experience'],
  summary: [],
  results: [],
} as const satisfies Record<MatchStep, readonly MatchField[]>;

/** Duration of the analysis, in milliseconds. Source: B §4, §9. */
export const analysisDelay = 2000;

/** Answers as form fields, without the unanswered ones. */
export function answerFields(answers: MatchAnswers): [field: MatchField, text: string][] {
  return writeFields(answerTable, answers, noAnswers);
}

/** State of the wizard. */
export interface MatchState {
  answers: MatchAnswers;
  step: MatchStep;
}

export const matchStart: MatchState = { answers: noAnswers, step: 'company' };

const linkTable = { v: versionField(1), step: stepField(matchSteps) };

/** Parses a shared link or a form sent without scripts. */
export function readMatchLink(source: FieldSource): MatchState {
  return { answers: readAnswers(source), step: readFields(linkTable, source).values.step };
}

/** The query of a state, with its version. */
export function matchQuery({ answers, step }: MatchState): string {
  const link = writeFields(linkTable, { v: null, step });
  return new URLSearchParams([...link, ...answerFields(answers)]).toString();
}

const savedTable = { step: choiceField<MatchStep, MatchStep>(matchSteps, 'company') };

/** Parses the wizard's stored state. */
export function readSavedMatch(json: unknown): MatchState {
  const answers = readAnswers(jsonSource(isRecord(json) ? json.answers : null));
  return { answers, step: readFields(savedTable, jsonSource(json)).values.step };
}
