import type { Headline } from '../headline.ts';
import type { PageText } from '../page-text.ts';

export const serviceIds = [
  'service-seo',
  'service-podcasts',
  'service-blogs',
  'service-landing',
  'service-loyalty',
  'service-ecommerce',
  'service-local',
  'service-youtube',
  'service-meta-ads',
] as const;

export type ServiceId = (typeof serviceIds)[number];

/** Texts of one service's page. */
export interface ServiceCopy extends PageText {
  head: { eyebrow: string; title: Headline; lead: string };
  /** The agency's own claims; see claims.ts. */
  figures: { value: string; label: string }[];
  /** The schedule, from the first week on. */
  weeks: { when: string; title: string; text: string }[];
  deliverables: string[];
  /** Who it is for, and who is better served otherwise. These texts may hold links, written as in articles. */
  audience: { text: string; fits: string[]; others: string[] };
  /** What the price depends on. */
  cost: string[];
  /** What can go wrong, and what is done about it. */
  risks: { title: string; text: string }[];
  /** The service followed through, at a business made up for it. */
  example: { title: string; paragraphs: string[] };
  /** Starting price, or null when it depends on the scope. */
  price: string | null;
  priceNote: string;
  /** Button to the tool or page nearest to the service. */
  tool: string;
  questions: { question: string; answer: string }[];
  closing: { title: Headline; lead: string };
}

/** Texts common to every service's page. */
export interface ServiceFrame {
  services: string;
  claims: string;
  weeks: Headline;
  weeksLead: string;
  deliverables: string;
  audience: Headline;
  fits: string;
  otherwise: string;
  cost: string;
  risks: Headline;
  risksLead: string;
  /** Above an example, which says that it is one. */
  example: string;
  /** Above the links to the service's pages for towns. */
  towns: string;
  price: string;
  from: string;
  onQuote: string;
  questions: string;
  ask: string;
  promise: string;
  others: string;
}
