import type { CaseId, CaseTrade, Progress } from '#app/domain/cases/cases.ts';
import type { Headline } from '../headline.ts';
import type { PageText } from '../page-text.ts';

/** Product names of the agency's modules. */
type ModuleName = 'ADLUMA' | 'BlogIA' | 'HUB' | 'ILA' | 'ILLUMATCH' | 'Landing';

export interface CaseResult {
  metric: string;
  value: string;
  improvement: string;
  /** Meaning of the bar beside the figure; says so where its goal is only an example. */
  basis: string;
}

export interface CaseText extends PageText {
  heading: Headline;
  lead: string;
  client: string;
  sector: string;
  location: string;
  languages: string;
  services: string[];
  /** The business and its market before the work. */
  background: string[];
  diagnosis: string[];
  /** What was measured before the work, and when. */
  baseline: { measure: string; value: string; period: string }[];
  actions: { module: ModuleName; when: string; action: string; detail: string }[];
  results: [CaseResult, CaseResult, CaseResult];
  /** One figure month by month. */
  chart: { caption: string; bars: { label: string; value: number; shown: string }[] };
  /** What did not work, and what was done instead. */
  setbacks: { title: string; text: string }[];
  interview: { question: string; answer: string }[];
  achievements: string[];
  recommendations: string[];
  testimonial: { quote: string; author: string; position: string };
  provenPoints: string[];
}

export interface CasesCopy {
  page: PageText & {
    heading: Headline;
    eyebrow: string;
    lead: string;
    filter: string;
    trades: Record<CaseTrade | 'all', string>;
    read: string;
    /** Source of the figures. */
    note: string;
    closing: { title: Headline; lead: string; button: string; second: string };
  };
  /** Labels of a study. */
  frame: {
    eyebrow: string;
    contact: string;
    all: string;
    facts: {
      client: string;
      sector: string;
      duration: string;
      location: string;
      languages: string;
      services: string;
    };
    /** Duration of each engagement. */
    duration: string;
    results: { title: Headline; lead: string };
    background: string;
    diagnosis: string;
    baseline: { title: string; columns: [measure: string, value: string, period: string] };
    actions: string;
    setbacks: Headline;
    interview: Headline;
    achievements: string;
    recommendations: string;
    provenPoints: string;
    next: string;
    closing: { title: Headline; lead: string; button: string };
  };
  studies: Record<CaseId, CaseText>;
}

/** A case study as a page receives it. */
export type CaseStudy = Omit<CaseText, 'results'> & {
  id: CaseId;
  results: (CaseResult & { progress: Progress })[];
};
