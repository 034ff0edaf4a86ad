import { labelKey } from './read-field.ts';

/** Maximum number of tags suggested. */
const mostSuggested = 500;

/**
 * Tags to suggest, most used first. Spellings that differ in case and accents only are one tag, in the most used
 * spelling.
 *
 * @param counts each spelling with its number of clients, in any order
 */
export function tagsInUse(counts: Iterable<readonly [tag: string, clients: number]>): string[] {
  const tags = new Map<string, { clients: number; spelling: string }>();
  for (const [spelling, clients] of [...counts].toSorted(byUse)) {
    const known = tags.get(labelKey(spelling));
    if (known) known.clients += clients;
    else tags.set(labelKey(spelling), { clients, spelling });
  }
  return Array.from(tags, ([key, { clients, spelling }]) => [key, clients, spelling] as const)
    .toSorted(byUse)
    .slice(0, mostSuggested)
    .map(([, , spelling]) => spelling);
}

type Counted = readonly [text: string, count: number, ...unknown[]];

const byUse = ([a, one]: Counted, [b, other]: Counted) => other - one || (a < b ? -1 : 1);
