/** What a document is, in the order in which kinds are offered. */
export const documentKinds = ['page', 'service', 'faq', 'article', 'case'] as const;

export type DocumentKind = (typeof documentKinds)[number];

export function isDocumentKind(value: unknown): value is DocumentKind {
  return documentKinds.some((kind) => kind === value);
}

/** Something that can be found, in one language. */
export interface SearchDocument {
  kind: DocumentKind;
  /** Where it stands; unique in its index. */
  address: string;
  title: string;
  /** A sentence or two, shown where nothing closer to the question is found in the body. */
  summary: string;
  /** The rest of its words; what stands in no sentence goes into the tags. */
  body: string;
  /** Words it is to be found by, shown nowhere. */
  tags: readonly string[];
}
