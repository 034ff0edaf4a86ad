import type { CaseId } from '#app/domain/cases/cases.ts';
import type { HomeSlider } from '#app/domain/ila/home-inputs.ts';
import type { HomeBand, HomePart } from '#app/domain/ila/home-score.ts';
import type { Headline } from '../headline.ts';
import type { PageText } from '../page-text.ts';

export type HomeService =
  | 'seo'
  | 'youtube'
  | 'landing'
  | 'loyalty'
  | 'blogs'
  | 'local'
  | 'ecommerce'
  | 'podcasts';

export type HomeModule = 'adluma' | 'blogia' | 'hub' | 'ila' | 'illumatch' | 'landing';

interface Section {
  title: Headline;
  lead: string;
}

interface CaseText {
  title: string;
  sector: string;
  summary: string;
  metrics: { value: string; label: string }[];
  quote: string;
  author: string;
}

/** Texts of the home page. */
export interface HomeCopy extends PageText {
  hero: {
    eyebrow: string;
    title: Headline;
    lead: string;
    simulate: string;
    results: string;
    chips: { value: string; label: string }[];
    /** What the promised figure is measured on, and what it is not. */
    condition: string;
    orbit: { label: string; bodies: string[] };
  };
  why: Section & {
    features: { title: string; text: string }[];
    button: string;
  };
  services: Section & {
    items: Record<HomeService, { title: string; text: string }>;
    button: string;
  };
  ila: Section & {
    fields: { nomEntreprise: string; adresse: string; siteWeb: string };
    optional: string;
    sliders: Record<HomeSlider, { label: string; help: string }>;
    /** Says what the score is, and leads to the measurement. */
    estimate: { text: string; link: string };
    calculate: string;
    result: string;
    outOf: string;
    /** Announced beside the score; `{name}` is replaced by the business name. */
    resultFor: string;
    bands: Record<HomeBand, { label: string; message: string }>;
    parts: Record<HomePart, string>;
    partsTitle: string;
    points: string;
    estimated: string;
    corrected: string;
    again: string;
    /** Link to the contact form with the result attached. */
    advisor: string;
    full: string;
    /** Under the empty dial. */
    waiting: string;
    /** Tool description, for assistants that act on the visitor's behalf. */
    toolDescription: string;
  };
  cases: Section & {
    items: Record<CaseId, CaseText>;
    read: string;
    note: string;
    button: string;
  };
  modules: Section & {
    items: Record<HomeModule, { name: string; text: string }>;
    button: string;
  };
  team: Section & { button: string; available: string; busy: string; offline: string };
  faq: Section & { more: string };
  closing: Section & { button: string; promise: string; questions: string };
}
