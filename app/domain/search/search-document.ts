/** Kind of a document, in display order. */
export const documentKinds = ['page', 'service', 'faq', 'article', 'case'] as const;

export type DocumentKind = (typeof documentKinds)[number];

export function isDocumentKind(value: unknown): value is DocumentKind {
  return documentKinds.some((kind) => kind === value);
}

/** A searchable document in one language. */
export interface SearchDocument {
  kind: DocumentKind;
  /** Its address; unique in its index. */
  address: string;
  title: string;
  /** One or two sentences, displayed where the body has no better passage. */
  summary: string;
  /** The remaining text; words outside of sentences are tags. */
  body: string;
  /** Hidden keywords. */
  tags: readonly string[];
}
