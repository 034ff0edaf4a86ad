import type { WizardStepId } from '#app/domain/ila/next-action.ts';
import type { reviewHabits, SurveyKind, SurveySignal } from '#app/domain/ila/published-surveys.ts';
import type {
  Industry,
  WizardField,
  WizardSlider,
  WizardText,
  WizardToggle,
} from '#app/domain/ila/wizard-fields.ts';
import type { WizardStep } from '#app/domain/ila/wizard-link.ts';
import type {
  WizardFactor,
  WizardLabel,
  WizardPart,
  WizardRecommendation,
  WizardRisk,
} from '#app/domain/ila/wizard-score.ts';
import type { PluralForms } from '#app/i18n/plural.ts';
import type { Headline } from '../headline.ts';
import type { PageText } from '../page-text.ts';

/** Texts of the evaluation at /ila. */
export interface IlaWizardCopy extends PageText {
  eyebrow: string;
  heading: Headline;
  lead: string;
  stepper: { label: string; done: string; steps: Record<WizardStep, string> };
  /** In place of questions that a measurement has answered. */
  measured: { lead: string; yes: string; change: string };
  next: string;
  previous: string;
  optional: string;
  corrected: string;
  /** Name of each field in the list of corrections. */
  fields: Record<WizardField, string>;
  otherVersion: string;
  business: {
    title: string;
    lead: string;
    placeholders: Record<WizardText, string>;
    industryNone: string;
    industries: Record<Industry, string>;
    nameMissing: string;
    oddSite: string;
  };
  presence: {
    title: string;
    lead: string;
    help: Record<WizardToggle, string>;
    siteGiven: string;
  };
  reviews: {
    title: string;
    lead: string;
    help: Record<WizardSlider, string>;
    calculate: string;
    calculating: string;
  };
  result: {
    title: string;
    outOf: string;
    /** Says what the score is, and leads to the measurement. */
    estimate: { text: string; link: string };
    stars: PluralForms;
    labels: Record<WizardLabel, string>;
    messages: Record<WizardLabel, string>;
    risk: string;
    risks: Record<WizardRisk, string>;
    between: string;
    version: string;
    nextTitle: string;
    gain: PluralForms;
    toScore: string;
    steps: Record<WizardStepId, { title: string; text: string }>;
    nothingLeft: { title: string; text: string };
    adviceTitle: string;
    advice: Record<WizardRecommendation, string>;
  };
  breakdown: {
    title: string;
    lead: string;
    radar: string;
    columns: { factor: string; value: string; basis: string; points: string };
    factors: Record<WizardFactor, string>;
    bases: Record<WizardPart['basis'], string>;
    range: string;
    points: string;
    total: string;
  };
  whatIf: {
    title: string;
    lead: string;
    score: string;
    same: string;
    more: PluralForms;
    less: PluralForms;
    reset: string;
    show: string;
    radar: string;
  };
  habits: {
    title: string;
    lead: string;
    items: Record<keyof typeof reviewHabits, string>;
    goal: string;
    reached: string;
    source: string;
  };
  keep: {
    button: string;
    kept: string;
    denied: string;
    title: string;
    note: string;
    open: string;
    remove: string;
    removeAll: string;
    score: string;
  };
  share: { copy: string; copied: string; failed: string };
  print: string;
  again: string;
  contact: string;
  method: {
    title: Headline;
    lead: string;
    rules: string;
    rule: Record<WizardFactor, string>;
    caption: string;
    columns: { signal: string; ours: string };
    kinds: Record<SurveyKind, string>;
    signals: Record<SurveySignal, string>;
    none: string;
    notes: string[];
    sources: string;
  };
  questions: { title: string; items: { question: string; answer: string }[] };
}
