import type { CaseId, CaseTrade, Progress } from '#app/domain/cases/cases.ts';
import type { Headline } from '../headline.ts';
import type { PageText } from '../page-text.ts';

/** Modules of the agency by the name they carry everywhere. */
type ModuleName = 'ADLUMA' | 'BlogIA' | 'HUB' | 'ILA' | 'ILLUMATCH' | 'Landing';

interface Result {
  metric: string;
  value: string;
  improvement: string;
  /** What the bar beside the figure measures; says so where its goal is only an example. */
  basis: string;
}

interface CaseText extends PageText {
  heading: Headline;
  lead: string;
  client: string;
  sector: string;
  location: string;
  languages: string;
  services: string[];
  diagnosis: string[];
  actions: { module: ModuleName; action: string; detail: string }[];
  results: [Result, Result, Result];
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
    /** Whose figures these are. */
    note: string;
    closing: { title: Headline; lead: string; button: string; second: string };
  };
  /** What stands around each study. */
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
    /** How long each was accompanied. */
    duration: string;
    results: { title: Headline; lead: string };
    diagnosis: string;
    actions: string;
    achievements: string;
    recommendations: string;
    provenPoints: string;
    next: string;
    closing: { title: Headline; lead: string; button: string };
  };
  studies: Record<CaseId, CaseText>;
}

/** A study as a page shows it. */
export type CaseStudy = Omit<CaseText, 'results'> & {
  id: CaseId;
  results: (Result & { progress: Progress })[];
};
