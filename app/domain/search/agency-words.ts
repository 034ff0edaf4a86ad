import { agencyName } from '../agency-name.ts';
import { caseNames } from '../cases/cases.ts';
import { normalizeForSearch } from './normalize.ts';

const words = wordsOf(agencyName);

/** A pattern of the agency's name in normalised text. */
export const agency = words.join(String.raw`\W+`);

/** The same for a single word of it. */
export const agencyWord = words.join('|');

/** The name as a phrase of the synonyms. */
export const agencyPhrase = words.join('+');

/** A pattern of the names by which questions call the clients of the cases. */
export const clients = Object.values(caseNames)
  .map((name) => wordsOf(name).join(String.raw`\W+`))
  .join('|');

function wordsOf(name: string): string[] {
  return normalizeForSearch(name).match(/[\p{L}\p{N}]+/gu) ?? [];
}
