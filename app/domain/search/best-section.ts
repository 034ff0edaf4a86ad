import type { WeighedTerm } from './rank-documents.ts';
import { priceGroup } from './read-terms.ts';
import type { SearchDocument } from './search-document.ts';
import type { IndexedSection, SearchIndex } from './search-index.ts';

/** Weight of a word in a section's heading, relative to 1 in its text. */
const headingWorth = 0.9;

/** Bonus for a heading that also matches: among equal sections, the one about the query wins. */
const aboutWorth = 0.05;

/** Bonus for the usual length: among equal sections, the one that says it in a sentence or two wins. */
const lengthWorth = 0.02;
const usualLength = 160;

/** Bonus for a section with a price, if a price is asked for. */
const priceWorth = 0.15;

export interface SectionMatch {
  section: IndexedSection;
  /** Share of the query that the section contains, 0 to 1. */
  share: number;
}

/**
 * The section of a document, or its summary, that contains the most of a query; null if none contains any of it.
 *
 * @param isWanted whether a section may be chosen
 */
export function bestSection(
  document: SearchDocument,
  terms: readonly WeighedTerm[],
  index: SearchIndex,
  isWanted: (section: IndexedSection) => boolean = () => true,
): SectionMatch | null {
  const asksPrice = terms.some(({ matched }) => matched.has(priceGroup));
  let best: SectionMatch | null = null;
  let bestScore = 0;
  for (const section of index.sections.get(document)?.filter(isWanted) ?? []) {
    const share = sectionShare(section, terms);
    const price = section.hasPrice && asksPrice ? priceWorth : 0;
    const about = aboutWorth * sectionShare({ ...section, keys: [] }, terms);
    const length = lengthWorth * Math.abs(Math.log(section.text.length / usualLength));
    const score = share + price + about - length;
    if (share > 0 && (best === null || score > bestScore)) {
      best = { section, share };
      bestScore = score;
    }
  }
  return best;
}

/** Share of a query that a section contains, 0 to 1. */
export function sectionShare(section: IndexedSection, terms: readonly WeighedTerm[]): number {
  let all = 0;
  let earned = 0;
  for (const { value, matched } of terms) {
    let worth = 0;
    for (const [key, weight] of matched) {
      if (section.keys.includes(key)) worth = Math.max(worth, weight);
      else if (section.headingKeys.includes(key)) worth = Math.max(worth, weight * headingWorth);
    }
    all += value;
    earned += value * worth;
  }
  return all > 0 ? earned / all : 0;
}
