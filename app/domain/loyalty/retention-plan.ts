import { cut } from '../cut.ts';

/** Kinds of business by how often a customer comes back, in days: working assumptions that the page says are such. */
const rhythms = {
  restaurant: 14,
  shop: 30,
  beauty: 35,
  professional: 45,
  health: 60,
  home: 60,
} as const;

/** What is assumed of a business that does not say what it does. */
const usualRhythm = 30;

/** How far a plan goes, in days: the time of the guarantee. Source: B §2.6, LOY-13. */
export const planDays = 90;

export type RetentionSector = keyof typeof rhythms;

export const retentionSectors = Object.keys(rhythms) as RetentionSector[];

export const retentionObjectives = [
  'return',
  'frequency',
  'win-back',
  'referral',
  'reviews',
] as const;

export type RetentionObjective = (typeof retentionObjectives)[number];

/** The path's three phases, in order. Source: B §2.6, LOY-07. */
export const retentionPhases = ['discovery', 'engagement', 'loyalty'] as const;

export type RetentionPhase = (typeof retentionPhases)[number];

interface Move {
  phase: RetentionPhase;
  /** When it is sent, in rhythms after the first visit. */
  at: number;
  /** The objective that asks for it; without one every plan has it. */
  serves?: RetentionObjective;
}

/** Every message of a plan, in the order of time. */
const moves = {
  welcome: { phase: 'discovery', at: 0 },
  review: { phase: 'discovery', at: 0.1, serves: 'reviews' },
  advice: { phase: 'discovery', at: 0.25 },
  'extra-visit': { phase: 'engagement', at: 0.5, serves: 'frequency' },
  reminder: { phase: 'engagement', at: 0.8 },
  'second-visit': { phase: 'engagement', at: 1, serves: 'return' },
  thanks: { phase: 'loyalty', at: 1.2 },
  referral: { phase: 'loyalty', at: 1.3, serves: 'referral' },
  'win-back': { phase: 'loyalty', at: 1.5, serves: 'win-back' },
} as const satisfies Record<string, Move>;

export type RetentionMove = keyof typeof moves;

/** The nurturing form as it was sent. Source: B §2.6 and §3, LOY-05. */
export interface NurturingForm {
  email: string;
  company: string;
  sector: RetentionSector | null;
  objectives: RetentionObjective[];
}

/** Whose mailbox the messages would come from, which decides whether they arrive. */
export type Sender = 'own' | 'free' | 'unknown';

export interface RetentionPlan {
  company: string;
  sector: RetentionSector | null;
  /** Usual time between two visits, in days. */
  rhythm: number;
  /** What the plan aims at: what was chosen, else a second visit. */
  objectives: RetentionObjective[];
  sender: Sender;
  /** The messages of each phase, with the day after the first visit, from 0 to `planDays`. */
  phases: Record<RetentionPhase, { move: RetentionMove; day: number }[]>;
}

/** Longest text of a field that is kept, in characters. */
const longestText = 200;

/** Reads the nurturing form. It has no rules (LOY-06): what is unknown counts as not said. */
export function readNurturing(fields: {
  get: (name: string) => unknown;
  getAll: (name: string) => readonly unknown[];
}): NurturingForm {
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? cut(value.trim(), longestText) : '';
  };
  const chosen = fields.getAll('objectives');
  return {
    email: text('email'),
    company: text('company'),
    sector: retentionSectors.find((each) => each === text('sector')) ?? null,
    objectives: retentionObjectives.filter((each) => chosen.includes(each)),
  };
}

/** The query that holds a plan's inputs, without the e-mail address. */
export function nurturingQuery({ company, sector, objectives }: NurturingForm): string {
  const query = new URLSearchParams();
  if (company) query.set('company', company);
  if (sector) query.set('sector', sector);
  for (const objective of objectives) query.append('objectives', objective);
  return query.toString();
}

/** A plan of ninety days from what the form says; an empty form has one too. */
export function retentionPlan({
  email,
  company,
  sector,
  objectives,
}: NurturingForm): RetentionPlan {
  const rhythm = sector ? rhythms[sector] : usualRhythm;
  const aims: RetentionObjective[] = objectives.length > 0 ? objectives : ['return'];
  const names = Object.keys(moves) as RetentionMove[];
  const isWanted = (name: RetentionMove) => {
    const { serves }: Move = moves[name];
    return !serves || aims.includes(serves);
  };
  const inPhase = (phase: RetentionPhase) =>
    names
      .filter((name) => moves[name].phase === phase && isWanted(name))
      .map((move) => ({ move, day: Math.min(Math.round(moves[move].at * rhythm), planDays) }));
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

/** Mailboxes that anyone can have; messages to customers sent in their name are often refused. */
const freeHosts =
  /^(?:gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|icloud|aol|orange|free|videotron|gmx|proton|protonmail)(?:\.[a-z]{2,3}){1,2}$/i;

function senderOf(email: string): Sender {
  const host = /^[^\s@]+@([^\s@]+\.[^\s@]+)$/.exec(email)?.[1];
  if (!host) return 'unknown';
  return freeHosts.test(host) ? 'free' : 'own';
}
