import type { Headline } from '../headline.ts';
import type { PageText } from '../page-text.ts';

/** Texts of a message's status page. */
export interface LeadStatusCopy extends PageText {
  heading: Headline;
  /** Without a query: how to obtain a link. */
  without: string;
  /** The reference and the state of the message. */
  reference: string;
  received: string;
  about: string;
  state: string;
  states: Record<'received' | 'assigned' | 'done', string>;
  who: string;
  /** While no member is assigned. */
  team: string;
  until: string;
  /** `{date}` is in Montréal's time zone. */
  by: string;
  byMeaning: string;
  answered: string;
  late: string;
  more: string;
  write: string;
  book: string;
  /** An invalid or expired link. */
  invalid: { heading: Headline; text: string };
  /** When leads cannot be read. */
  unavailable: { heading: Headline; text: string };
}
