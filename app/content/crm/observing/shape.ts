import type { Observation, ObservationProblem } from '#app/domain/crm/prospecting/observations.ts';
import type { WizardFactor } from '#app/domain/ila/wizard-score.ts';
import type { PluralForms } from '#app/i18n/plural.ts';

/** Observations about a client, and the score and matches computed from them. */
export interface ObservingCopy {
  open: string;
  title: string;
  lead: string;
  /** Shown when a score is requested before the first observation. */
  first: string;
  save: string;
  fields: Record<Observation, string>;
  factors: Record<WizardFactor, string>;
  problems: Record<ObservationProblem, string>;
  unmeasured: string;
  matched: PluralForms;
  noMatch: string;
  prospects: { lead: string; nowhere: string; mapAway: string; mapAsked: string; mapNone: string };
}
