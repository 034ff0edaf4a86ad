import { pathsOf } from '#app/i18n/address.ts';
import { listedScreens, type ScreenId } from '#app/i18n/paths.ts';

/** The three listed screens whose paths are most similar to an unknown path, nearest first. */
export function nearestScreens(path: string): ScreenId[] {
  const asked = words(path);
  return listedScreens
    .map((screen) => ({
      screen,
      distance: Math.min(...pathsOf(screen).map((known) => editDistance(asked, words(known)))),
    }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ screen }) => screen);
}

function words(path: string): string {
  return path.toLowerCase().slice(1, 80);
}

/** Levenshtein distance: the minimum number of single-letter edits between two words. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replace = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replace, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
