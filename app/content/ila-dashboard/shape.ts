import type {
  DashboardBand,
  DashboardRecommendation,
  Direction,
  Metric,
} from '#app/domain/ila/dashboard-score.ts';
import type { ModuleId } from '#app/domain/ila/projects.ts';
import type { MemberStatus } from '#app/domain/team/team.ts';
import type { PluralForms } from '#app/i18n/plural.ts';
import type { Headline } from '../headline.ts';
import type { PageText } from '../page-text.ts';

/** Texts of the ILA module at /modules/ila. */
export interface IlaDashboardCopy extends PageText {
  eyebrow: string;
  heading: Headline;
  lead: string;
  demo: string;
  evaluate: string;
  tabs: { label: string; dashboard: string; calculator: string; team: string; settings: string };
  metrics: Record<Metric, string>;
  modules: Record<ModuleId, string>;
  bands: Record<DashboardBand, string>;
  directions: Record<Direction, string>;
  advice: Record<DashboardRecommendation, string>;
  analysis: {
    outOf: string;
    trend: string;
    metrics: string;
    radar: string;
    advice: string;
    noAdvice: string;
    risks: string;
    noRisk: string;
    risk: string;
    gains: string;
    noGain: string;
    gain: PluralForms;
    points: string;
    weight: string;
  };
  dashboard: {
    project: string;
    updated: string;
    modules: string;
    modulesNote: string;
    /** Joins the metrics to the ILA module's score. */
    metricsNote: string;
    empty: string;
    add: string;
    edit: string;
    remove: string;
    removed: string;
    undo: string;
    full: string;
    saved: string;
    denied: string;
    form: {
      name: string;
      nameNeeded: string;
      member: string;
      metrics: string;
      modules: string;
      modulesHelp: string;
      outOfRange: string;
      save: string;
      close: string;
    };
    interconnect: string;
    syncing: string;
    synced: string;
    interconnectNote: string;
    course: Record<Direction, string>;
    courseNote: string;
    /** Title of the curve of the visitor's own entries. */
    entered: PluralForms;
    enteredNote: string;
    entry: string;
    date: string;
    week: string;
    score: string;
    table: string;
    summary: {
      button: string;
      busy: string;
      title: string;
      text: string;
      next: PluralForms;
      risk: string;
    };
  };
  calculator: {
    title: string;
    lead: string;
    help: Record<Metric, string>;
    /** Says what the score is, and leads to the measurement. */
    estimate: { text: string; link: string };
    calculate: string;
    calculating: string;
    result: string;
    corrected: string;
    otherVersion: string;
    best: PluralForms;
    reset: string;
    carry: string;
    /** Link to the contact form with the result attached. */
    contact: string;
    version: string;
  };
  share: { copy: string; copied: string; failed: string };
  print: string;
  team: {
    title: string;
    lead: string;
    statuses: Record<MemberStatus, string>;
    workload: string;
    load: string;
    free: string;
    assignments: string;
    project: string;
    member: string;
    nobody: string;
  };
  settings: {
    weights: string;
    weightsNote: string;
    metric: string;
    weight: string;
    bands: string;
    band: string;
    threshold: string;
    thresholdHelp: string;
    saved: string;
    denied: string;
    data: string;
    dataNote: string;
    export: string;
    reset: string;
    confirm: string;
    yes: string;
    no: string;
    done: string;
  };
}
