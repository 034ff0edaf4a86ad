import type { Basis, DataUse, RetentionPeriod } from '#app/domain/privacy/data-uses.ts';
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
  toCookies: string;
  toPrivacy: string;
  /** Closing of either text. */
  question: { title: string; lead: string; button: string };
  /** Below the sections on hosting and sharing: whether pages request other hosts, named by `{hosts}`. */
  hosts: { none: string; some: string };
  officer: { title: string; email: string; post: string };
  publisher: { company: string; office: string; email: string; phone: string; director: string };
  uses: {
    columns: { what: string; why: string; basis: string; kept: string };
    rows: Record<DataUse, { what: string; why: string }>;
    bases: Record<Basis, string>;
    retention: { days: string; months: string } & Record<Extract<RetentionPeriod, string>, string>;
  };
}
