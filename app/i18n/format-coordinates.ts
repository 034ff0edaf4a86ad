import { formatNumber } from './format.ts';
import type { Language } from './languages.ts';

/** Between latitude and longitude: never the mark that the language writes decimals with. */
const betweenDegrees = { fr: '\u00a0; ', en: ', ', es: '; ' } as const satisfies Record<
  Language,
  string
>;

/** A place in decimal degrees, to some ten metres: `45,5017 ; -73,5673`. */
export function formatCoordinates(
  language: Language,
  { lat, lng }: { lat: number; lng: number },
): string {
  return [lat, lng]
    .map((degrees) => formatNumber(language, degrees, { maximumFractionDigits: 4 }))
    .join(betweenDegrees[language]);
}
