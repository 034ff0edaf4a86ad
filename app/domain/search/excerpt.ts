import { passageOf, rangesOf, type Range } from './passage.ts';
import type { Findings, Hit } from './search.ts';
import type { DocumentKind } from './search-document.ts';

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

/**
 * Display texts of a hit: its title, and a passage of its body, or its summary where that contains more of the terms.
 */
export function excerptOf({ document }: Hit, { marked }: Findings): Excerpt {
  const { kind, address, title, summary, body } = document;
  const [passage = ''] = [summary, body]
    .filter((text) => text !== '')
    .map((text) => passageOf(text, marked, longestPassage))
    .toSorted((a, b) => rangesOf(b, marked).length - rangesOf(a, marked).length);
  return {
    kind,
    address,
    title,
    titleMarks: rangesOf(title, marked),
    passage,
    passageMarks: rangesOf(passage, marked),
  };
}
