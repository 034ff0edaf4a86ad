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
  price: string;
  from: string;
  onQuote: string;
  questions: string;
  ask: string;
  promise: string;
  others: string;
}
