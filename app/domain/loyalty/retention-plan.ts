import { choiceField, choicesField } from '../codec/choice-fields.ts';
import { readFields, writeFields, type FieldSource, type FieldValues } from '../codec/fields.ts';
import { textField, trimmed } from '../codec/text-field.ts';
import { isMailProvider } from '../mail-providers.ts';
import {
  retentionObjectives,
  retentionSectors,
  type RetentionObjective,
  type RetentionPhase,
  type RetentionSector,
} from './retention-terms.ts';

/** Kinds of business with the usual number of days between two visits: working assumptions, presented as such. */
const rhythms = {
  restaurant: 14,
  shop: 30,
  beauty: 35,
  professional: 45,
  health: 60,
  home: 60,
} as const satisfies Record<RetentionSector, number>;

/** Assumption for an unknown kind of business. */
const usualRhythm = 30;

/** Length of a plan in days: the period of the guarantee. Source: B §2.6, LOY-13. */
export const planDays = 90;

interface Move {
  /** Time of sending, in multiples of the visit interval after the first visit. */
  at: number;
  /** The objective that it serves; every plan also has messages without one. */
  serves?: RetentionObjective;
}

/** Every message of a plan by its phase, in chronological order. */
const moves = {
  discovery: {
    welcome: { at: 0 },
    review: { at: 0.1, serves: 'reviews' },
    advice: { at: 0.25 },
  },
  engagement: {
    'extra-visit': { at: 0.5, serves: 'frequency' },
    reminder: { at: 0.8 },
    'second-visit': { at: 1, serves: 'return' },
  },
  loyalty: {
    thanks: { at: 1.2 },
    referral: { at: 1.3, serves: 'referral' },
    'win-back': { at: 1.5, serves: 'win-back' },
  },
} as const satisfies Record<RetentionPhase, Record<string, Move>>;

export type RetentionMove = {
  [Phase in RetentionPhase]: keyof (typeof moves)[Phase];
}[RetentionPhase];

/** Maximum length of a text, in UTF-16 units. */
const longestText = 200;

const sharedTable = {
  company: textField(longestText, { normalize: trimmed }),
  sector: choiceField(retentionSectors, null),
  objectives: choicesField(retentionObjectives),
};

/** The nurturing form. Unknown values count as unanswered. Source: B §2.6 and §3, LOY-05 and LOY-06. */
const nurturingTable = {
  email: textField(longestText, { normalize: trimmed }),
  ...sharedTable,
};

export type NurturingForm = FieldValues<typeof nurturingTable>;

/** Parses the form or a shared link. */
export function readNurturing(source: FieldSource): NurturingForm {
  return readFields(nurturingTable, source).values;
}

/** The query of a plan's inputs, without the email address. */
function nurturingQuery(form: NurturingForm): string {
  return new URLSearchParams(writeFields(sharedTable, form, { company: '' })).toString();
}

/** Kind of the sender's mailbox, which affects deliverability. */
export type Sender = 'own' | 'free' | 'unknown';

export interface RetentionPlan {
  company: string;
  sector: RetentionSector | null;
  /** Usual time between two visits, in days. */
  rhythm: number;
  /** Objectives of the plan: the selected ones, otherwise a second visit. */
  objectives: RetentionObjective[];
  sender: Sender;
  /** The messages of each phase, with the day after the first visit, from 0 to `planDays`. */
  phases: Record<RetentionPhase, { move: RetentionMove; day: number }[]>;
}

/** A ninety-day plan based on the form, which may be empty. */
export function retentionPlan({
  email,
  company,
  sector,
  objectives,
}: NurturingForm): RetentionPlan {
  const rhythm = sector ? rhythms[sector] : usualRhythm;
  const aims: RetentionObjective[] = objectives.length > 0 ? objectives : ['return'];
  const inPhase = (phase: RetentionPhase) =>
    Object.entries<Move>(moves[phase])
      .filter(([, { serves }]) => !serves || aims.includes(serves))
      .map(([move, { at }]) => ({
        move: move as RetentionMove,
        day: Math.min(Math.round(at * rhythm), planDays),
      }));
  return {
    company,
    sector,
    rhythm,
    objectives: aims,
    sender: senderOf(email),
    phases: {
      discovery: inPhase('discovery'),
      engagement: inPhase('engagement'),
      loyalty: inPhase('loyalty'),
    },
  };
}

/** What the page shows for a submitted form. */
export interface RetentionAnalysis {
  form: NurturingForm;
  plan: RetentionPlan;
  /** Query of the plan's inputs, without the email address. */
  query: string;
}

export function analyseRetention(source: FieldSource): RetentionAnalysis {
  const form = readNurturing(source);
  return { form, plan: retentionPlan(form), query: nurturingQuery(form) };
}

/** Bulk messages sent from a mailbox provider's domain are often rejected. */
function senderOf(email: string): Sender {
  const host = /^[^\s@]+@([^\s@]+\.[^\s@]+)$/.exec(email)?.[1];
  if (!host) return 'unknown';
  return isMailProvider(host) ? 'free' : 'own';
}
