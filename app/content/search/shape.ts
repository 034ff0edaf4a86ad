import type { DocumentKind } from '#app/domain/search/search-document.ts';
import type { PluralForms } from '#app/i18n/plural.ts';
import type { Headline } from '../headline.ts';
import type { PageText } from '../page-text.ts';

/** Everything the search page says. */
export interface SearchCopy extends PageText {
  heading: Headline;
  label: string;
  placeholder: string;
  submit: string;
  /** Title of the page with an answer; `{term}` is the question. */
  titleFor: string;
  /** How many results there are, by plural form: `{count}` of them for `{term}`. */
  found: PluralForms;
  filter: string;
  all: string;
  kinds: Record<DocumentKind, PluralForms>;
  none: string;
  /** What to try when nothing was found. */
  advice: readonly string[];
  otherLanguages: string;
  /** One result or several in another language, in the words of this one: `{count}`, `{language}`. */
  foundIn: PluralForms;
  popular: string;
  ask: string;
}
