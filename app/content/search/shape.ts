import type { DocumentKind } from '#app/domain/search/search-document.ts';
import type { PluralForms } from '#app/i18n/plural.ts';
import type { Headline } from '../headline.ts';
import type { PageText } from '../page-text.ts';

/** Texts of the search page. */
export interface SearchCopy extends PageText {
  heading: Headline;
  label: string;
  placeholder: string;
  submit: string;
  /** Title of the page with results; `{term}` is the query. */
  titleFor: string;
  /** Number of results, by plural form: `{count}` for `{term}`. */
  found: PluralForms;
  filter: string;
  all: string;
  kinds: Record<DocumentKind, PluralForms>;
  pages: {
    label: string;
    previous: string;
    next: string;
    /** `{page}` of `{pages}`. */
    at: string;
  };
  none: string;
  /** Suggestions when nothing was found. */
  advice: readonly string[];
  otherLanguages: string;
  /** Results in another language, by plural form: `{count}`, `{language}`. */
  foundIn: PluralForms;
  popular: string;
  ask: string;
}
