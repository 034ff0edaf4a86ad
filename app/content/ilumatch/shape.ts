import type { HubService } from '#app/domain/hub/services.ts';
import type {
  Budget,
  Experience,
  Goal,
  Industry,
  MatchField,
  MatchStep,
  Size,
  Timeline,
} from '#app/domain/ilumatch/answers.ts';
import type { PriceFit } from '#app/domain/ilumatch/price-fit.ts';
import type {
  Priority,
  Recommendation,
  StatedService,
} from '#app/domain/ilumatch/stated-result.ts';
import type { Headline } from '../headline.ts';
import type { PageText } from '../page-text.ts';

/** Texts of the matching wizard. */
export interface IlumatchCopy extends PageText {
  eyebrow: string;
  heading: Headline;
  lead: string;
  /** How the ranking is computed. */
  method: string;
  stepper: { label: string; done: string; progress: string };
  steps: Record<MatchStep, { name: string; title: string; lead: string }>;
  fields: Record<MatchField, string>;
  help: { company: string; challenges: string };
  options: {
    industry: Record<Industry, string>;
    size: Record<Size, string>;
    budget: Record<Budget, string>;
    goals: Record<Goal, string>;
    timeline: Record<Timeline, string>;
    experience: Record<Experience, string>;
  };
  choose: string;
  unanswered: string;
  edit: string;
  previous: string;
  next: string;
  launch: string;
  analysing: string;
  kept: string;
  keptNot: string;
  forget: string;
  result: {
    for: string;
    score: string;
    outOf: string;
    /** Meaning and limits of the score. */
    example: string;
    about: string;
    services: string;
    compatibility: string;
    names: Record<StatedService, { name: string; text: string }>;
    priorities: Record<Priority, string>;
    advice: string;
    recommendations: Record<Recommendation, string>;
    ranking: string;
    rankingLead: string;
    rankingEmpty: string;
    columns: { rank: string; service: string; points: string; reasons: string; price: string };
    priced: Record<HubService, string>;
    from: string;
    fits: Record<PriceFit, string>;
    /** Terms before what speaks for and against a service. */
    pro: string;
    con: string;
    noReason: string;
    noDrawback: string;
    unserved: Record<'goals' | 'industry' | 'timeline', string>;
    /** Text written by the visitor. */
    quoted: string;
    weights: string;
    share: { copy: string; copied: string; failed: string };
    print: string;
    contact: string;
    again: string;
  };
}
