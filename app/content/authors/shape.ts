import type { Headline } from '../headline.ts';
import type { PageText } from '../page-text.ts';

/** The page of an author of the blog, in one language. */
export interface AuthorText extends PageText {
  heading: Headline;
  lead: string;
  paragraphs: string[];
}
