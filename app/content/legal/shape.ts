import type { Basis, InventoryId, Recipient } from '#app/domain/privacy/inventory.ts';
import type { Headline } from '../headline.ts';
import type { PageText } from '../page-text.ts';

/** A section of a legal text. Its id is its anchor, and selects the table below its text; see features/legal. */
interface LegalSection {
  id: string;
  title: string;
  paragraphs: string[];
  list: string[];
}

interface LegalText extends PageText {
  heading: Headline;
  lead: string;
  sections: LegalSection[];
}

/** The two texts of `routes/legal.tsx`, and the labels of their tables. */
export interface LegalCopy {
  texts: Record<'privacy' | 'legal-notice', LegalText>;
  /** Name of the list of sections. */
  contents: string;
  /** With the day in `{date}`. */
  updated: string;
  /** Link to the e-mail address for data rights. */
  writeToUs: string;
  /** Link that dials the number in `{phone}`. */
  callUs: string;
  toCookies: string;
  toPrivacy: string;
  /** Closing of either text. */
  question: { title: string; lead: string; button: string };
  /** Below the sections on hosting and sharing: whether pages request other hosts, named by `{hosts}`. */
  hosts: { none: string; some: string };
  officer: { title: string; email: string; post: string };
  publisher: { company: string; office: string; email: string; phone: string; director: string };
  uses: {
    columns: { why: string; basis: string; kept: string; shared: string };
    /** How long it is kept has the entry's periods in `{name}`. */
    rows: Record<InventoryId, { what: string; why: string; kept: string }>;
    bases: Record<Basis, string>;
    recipients: Record<Recipient | 'nobody', string>;
  };
}
