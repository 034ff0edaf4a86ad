import type { RetentionMove, Sender } from '#app/domain/loyalty/retention-plan.ts';
import type {
  RetentionObjective,
  RetentionPhase,
  RetentionSector,
} from '#app/domain/loyalty/retention-terms.ts';
import type { Headline } from '../headline.ts';
import type { PageText } from '../page-text.ts';

type Three<Part> = [Part, Part, Part];
type Four<Part> = [Part, Part, Part, Part];

/** Texts of the loyalty page's showcase. */
export interface LoyaltyCopy extends PageText {
  head: { eyebrow: string; title: Headline; lead: string; button: string; second: string };
  metrics: { stats: { value: string; label: string }[]; note: string };
  features: { title: Headline; lead: string; items: Four<{ title: string; text: string }> };
  tabs: {
    title: Headline;
    lead: string;
    label: string;
    nurturing: string;
    segmentation: string;
    analytics: string;
  };
  form: {
    title: string;
    email: string;
    emailHelp: string;
    company: string;
    sector: string;
    anySector: string;
    sectors: Record<RetentionSector, string>;
    objectives: string;
    objectiveNames: Record<RetentionObjective, string>;
    analyse: string;
    privacy: string;
  };
  plan: {
    title: string;
    /** `{name}` is the company. */
    titleFor: string;
    /** `{days}` is the usual time between two visits. */
    rhythm: string;
    aims: string;
    watch: Record<RetentionObjective, string>;
    sender: Record<Sender, string>;
    /** `{days}` after the first visit. */
    day: string;
    moves: Record<RetentionMove, string>;
    note: string;
    next: string;
  };
  path: {
    title: string;
    phases: Record<RetentionPhase, { title: string; text: string }>;
  };
  sample: {
    note: string;
    segmentsTitle: string;
    segment: string;
    volume: string;
    engagement: string;
    segments: Three<{ name: string; text: string; volume: string; engagement: string }>;
    metricsTitle: string;
    metrics: { value: string; label: string }[];
    actionsTitle: string;
    active: string;
    planned: string;
    actions: Four<{ name: string; text: string; isActive: boolean }>;
  };
  guarantee: { value: string; title: string; text: string; button: string };
  closing: { title: Headline; lead: string; button: string; second: string };
}
