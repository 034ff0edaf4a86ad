import { bestSection } from './best-section.ts';
import { passageOf, rangesOf, type Range } from './passage.ts';
import type { Hit } from './rank-documents.ts';
import type { DocumentKind } from './search-document.ts';
import type { SearchIndex } from './search-index.ts';
import type { Findings } from './search.ts';

/** Maximum length of a quoted passage, in characters. */
const longestPassage = 240;

/** A hit as displayed: its document and the passage that answers the query. */
export interface Excerpt {
  kind: DocumentKind;
  address: string;
  title: string;
  titleMarks: readonly Range[];
  passage: string;
  passageMarks: readonly Range[];
}

/** Display texts of a hit: its title, and the passage that contains most of the query. */
export function excerptOf({ document }: Hit, findings: Findings, index: SearchIndex): Excerpt {
  const { kind, address, title, summary } = document;
  const { said, marked } = findings;
  const text = bestSection(document, findings.terms, index)?.section.text ?? summary;
  const passage = passageOf(text, said, longestPassage);
  return {
    kind,
    address,
    title,
    titleMarks: rangesOf(title, marked),
    passage,
    passageMarks: rangesOf(passage, marked),
  };
}
