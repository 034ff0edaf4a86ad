import type { Basis, DataUse, Kept } from '#app/domain/data-uses.ts';
import type { Headline } from '../headline.ts';
import type { PageText } from '../page-text.ts';

/** A part of a legal text. Its id is its anchor, and names what stands under its words; see features/legal. */
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

/** The two texts of `routes/legal.tsx`, and the words of the parts that tables fill. */
export interface LegalCopy {
  texts: Record<'privacy' | 'legal-notice', LegalText>;
  /** Name of the list of sections. */
  contents: string;
  /** With the day in `{date}`. */
  updated: string;
  /** Words of the link to the mail address for data rights. */
  writeToUs: string;
  toCookies: string;
  toPrivacy: string;
  /** The last word of either text. */
  question: { title: string; lead: string; button: string };
  /** Under the parts on hosting and sharing: whether pages ask other hosts, which `{hosts}` names. */
  hosts: { none: string; some: string };
  officer: { title: string; email: string; post: string };
  publisher: { company: string; office: string; email: string; phone: string; director: string };
  uses: {
    columns: { what: string; why: string; basis: string; kept: string };
    rows: Record<DataUse, { what: string; why: string }>;
    bases: Record<Basis, string>;
    kept: { days: string; months: string } & Record<Extract<Kept, string>, string>;
  };
}
