/** Kind of a document, in display order. */
export const documentKinds = ['page', 'service', 'faq', 'article', 'guide', 'case'] as const;

export type DocumentKind = (typeof documentKinds)[number];

export function isDocumentKind(value: unknown): value is DocumentKind {
  return documentKinds.some((kind) => kind === value);
}

/** A text of a page under its heading. */
export interface DocumentSection {
  heading: string;
  text: string;
  /** Id of its element on the page, if it has one. */
  anchor?: string;
}

/** A searchable document in one language. */
export interface SearchDocument {
  kind: DocumentKind;
  /** Its address; unique in its index. */
  address: string;
  title: string;
  /** One or two sentences, shown if no passage of the body is better. */
  summary: string;
  /** The remaining texts, each of which can be quoted. */
  sections: readonly DocumentSection[];
  /** Hidden keywords. */
  tags: readonly string[];
}
