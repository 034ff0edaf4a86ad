import type { HubService, ServiceCategory } from '#app/domain/hub/services.ts';
import type { Headline } from '../headline.ts';
import type { PageText } from '../page-text.ts';

interface ServiceText {
  title: string;
  description: string;
  price: string;
  features: string[];
}

/** What is said about every price. */
type PriceTerm = 'billing' | 'taxes' | 'included' | 'excluded' | 'refunds';

/** Texts of the services hub. */
export interface ServicesHubCopy extends PageText {
  head: { eyebrow: string; title: Headline; lead: string };
  search: string;
  submit: string;
  categories: Record<ServiceCategory | 'all', string>;
  filter: string;
  from: string;
  learn: string;
  quote: string;
  /** `{count}` services are shown. */
  shown: string;
  services: Record<HubService, ServiceText>;
  /** Quoted: source B §8, HUB-31 and HUB-32. */
  none: { title: string; hint: string; reset: string };
  /** How the prices are read: period, taxes, what is included, what is not, the refund. */
  terms: { title: string; facts: Record<PriceTerm, readonly [name: string, text: string]> };
  course: { title: string; text: string; button: string };
  closing: { title: Headline; lead: string; button: string };
}
