import { spaceBeforeMark } from '#app/domain/punctuation.ts';
import { decimalMark } from './decimal-mark.ts';
import { formatNumber } from './format.ts';
import type { Language } from './languages.ts';

/** Separator of latitude and longitude: a comma, or a semicolon where a comma is the decimal separator. */
const separator = (language: Language) =>
  decimalMark(language) === ',' ? `${spaceBeforeMark[language]}; ` : ', ';

/** A position in decimal degrees, accurate to about ten metres: `45,5017 ; -73,5673`. */
export function formatCoordinates(
  language: Language,
  { lat, lng }: { lat: number; lng: number },
): string {
  return [lat, lng]
    .map((degrees) => formatNumber(language, degrees, { maximumFractionDigits: 4 }))
    .join(separator(language));
}
