/** Metadata of a page for search engines and shared links. */
export interface PageText {
  /** Title tag, at most about 60 characters. */
  title: string;
  /** Meta description, about 120 to 160 characters. */
  description: string;
}
