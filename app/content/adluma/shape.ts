import type { Channel, RateName, Sector, SourceId } from '#app/domain/adluma/benchmarks.ts';
import type { Verdict } from '#app/domain/adluma/forecast.ts';
import type { Case, Outcome } from '#app/domain/adluma/outcome.ts';
import type { Correction, Direction, Goal, PlanField } from '#app/domain/adluma/plan.ts';
import type { Remark } from '#app/domain/adluma/remarks.ts';
import type { PluralForms } from '#app/i18n/plural.ts';
import type { Headline } from '../headline.ts';
import type { PageText } from '../page-text.ts';

interface Label {
  label: string;
  help: string;
}

/** Fields with a label of their own; those of a channel are named by the rate and the channel. */
type FieldName = Exclude<PlanField, `${RateName | 'lock'}-${Channel}` | 'v'>;

/** Texts of both simulators: choices, results, remarks and sources. */
export interface SimulatorCopy {
  sectors: Record<Sector, string>;
  channels: Record<Channel, { name: string; note: string }>;
  goals: Record<Goal, string>;
  /** The goal's unit after a number, and what one of it is called in "the next … costs". */
  units: Record<Goal, PluralForms & { next: string }>;
  cases: Record<Case, string>;
  metrics: Record<keyof Outcome, string>;
  fields: Record<Exclude<FieldName, 'channel'>, Label> & {
    /** `empty` shows when no channel is checked. */
    channel: Label & { empty: string };
  };
  /** Note for an address written by another version. */
  version: string;
  corrections: {
    title: string;
    reasons: Record<Exclude<Correction['reason'], 'version'>, string>;
    benchmark: string;
  };
  /** The amount reserved for a channel. */
  lock: Label;
  calculate: string;
  result: {
    title: string;
    /** Result and range of the goal. */
    range: string;
    perMonth: string;
    estimate: string;
    metric: string;
    /** Replaces a cost per lead that cannot be computed without leads. */
    none: string;
    caption: string;
  };
  remarks: { title: string; all: Record<Remark['code'], string> };
  curve: {
    before: string;
    past: string;
    none: string;
    budget: string;
    you: string;
    elbow: string;
    /** Average and next cost, in a sentence. */
    next: string;
    elbowMeaning: string;
    table: string;
  };
  split: {
    title: string;
    lead: string;
    channel: string;
    amount: string;
    share: string;
    visits: string;
    leads: string;
    costPerLead: string;
    bought: string;
    locked: string;
  };
  sources: {
    title: string;
    rate: Record<RateName, string>;
    origin: string;
    general: string;
    all: Record<SourceId, string>;
    notes: string[];
    table: string;
  };
  /** Takes the simulation to the contact form. */
  advisor: string;
  share: { copy: string; copied: string; failed: string };
}

export interface QuickCopy extends PageText {
  eyebrow: string;
  heading: Headline;
  lead: string;
  form: string;
  more: { title: string; text: string; link: string };
}

export interface FullCopy extends PageText {
  eyebrow: string;
  heading: Headline;
  lead: string;
  directions: Record<Direction, string>;
  groups: Record<'sale' | 'figures', string>;
  figuresHelp: string;
  benchmark: string;
  edited: string;
  reset: string;
  resetAll: string;
  editedCount: { none: string; one: string; other: string };
  headline: Record<Direction, PluralForms>;
  verdicts: Record<Verdict, { label: string; text: string }>;
  breakEven: {
    title: string;
    lead: string;
    measure: string;
    limit: string;
    yours: string;
    roas: string;
    acquisitionCost: string;
    costPerLead: string;
    cpc: string;
    within: string;
    beyond: string;
  };
  months: {
    title: string;
    table: string;
    paidBack: string;
    notPaidBack: string;
    month: string;
    ramp: string;
    leads: string;
    customers: string;
    revenue: string;
    profit: string;
    balance: string;
    total: string;
  };
  scenarios: {
    title: string;
    lead: string;
    keep: string;
    full: string;
    kept: string;
    none: string;
    name: string;
    open: string;
    remove: string;
    measure: string;
    budget: string;
    sector: string;
    denied: string;
  };
  csv: { button: string; section: { plan: string; results: string } };
  print: string;
}

export interface LoadingCopy extends PageText {
  /** Quoted by the specification, in French. */
  heading: string;
  redirecting: string;
  go: string;
}

export interface AdlumaCopy {
  simulator: SimulatorCopy;
  quick: QuickCopy;
  full: FullCopy;
  loading: LoadingCopy;
}
