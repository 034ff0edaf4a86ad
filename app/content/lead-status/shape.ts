import type { Headline } from '../headline.ts';
import type { PageText } from '../page-text.ts';

/** Everything the page says that shows a visitor what became of a message. */
export interface LeadStatusCopy extends PageText {
  heading: Headline;
  /** Where the address is the bare one: how to come by a link. */
  without: string;
  /** The reference and what became of it. */
  reference: string;
  received: string;
  about: string;
  state: string;
  states: Record<'received' | 'assigned' | 'done', string>;
  who: string;
  /** While nobody in particular has it. */
  team: string;
  until: string;
  /** `{date}` is a moment on Montréal's clock. */
  by: string;
  answered: string;
  late: string;
  more: string;
  write: string;
  /** A link that we did not make, or that has run out. */
  invalid: { heading: Headline; text: string };
  /** While the requests cannot be looked up. */
  unavailable: { heading: Headline; text: string };
}
