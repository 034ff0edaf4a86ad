import { passageOf, rangesOf, type Range } from './passage.ts';
import type { Findings, Hit } from './search.ts';
import type { DocumentKind } from './search-document.ts';

/** Longest passage that is quoted from a document, in characters. */
const longestPassage = 240;

/** A hit as it is shown: where it stands, and what of it answers the question. */
export interface Excerpt {
  kind: DocumentKind;
  address: string;
  title: string;
  titleMarks: readonly Range[];
  passage: string;
  passageMarks: readonly Range[];
}

/** What is shown of a hit: its title, and a passage of its body, or of its summary where that says more. */
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
