import type { Language } from '../languages.ts';
import { ignoredWords } from '../search/ignored-words.ts';
import { normalizeForSearch } from '../search/normalize.ts';
import { stem } from '../search/stem.ts';
import { tokenize } from '../search/words.ts';
import type { Town } from '../towns.ts';
import { isCommon, isTrade } from './is-common.ts';
import { questionWords } from './languages/question-words.ts';

/** A question about a town that has its own pages. */
export interface TownQuestion {
  town: Town;
  /** The question without the town, normalized. */
  rest: string;
}

/** Town names in the three languages, without accents. « au Québec » is the province, « à Québec » the city. */
const names: Readonly<Record<Town, RegExp>> = {
  montreal: /\b(?:montreal|mtl)\b/,
  laval: /\b(?<!universite |university |universidad )laval\b/,
  longueuil: /\b(?:longueuil|longueil)\b/,
  quebec:
    /\b(?:(?:ville|ciudad) de quebec|(?<!(?:au|du|le|del|province of|provincia de) )quebec(?: city)?)\b/,
  'new-york': /\b(?:new york(?: city)?|nueva york|nyc|(?<=\b(?:in|en) )ny)\b/,
};

const towns = Object.entries(names) as [Town, RegExp][];

/** "Address" without a word for the visitor's own: an office's address. */
const officeAddress = /(?<!\b(?:mon|my|mi) )\b(?:adresse|address|direccion)\b/;

/** The town named in a question, if it has its own pages; null if the question asks for an office's address. */
export function townQuestion(question: string): TownQuestion | null {
  const text = normalizeForSearch(question).replaceAll('-', ' ');
  if (officeAddress.test(text)) return null;
  const [town, name] = towns.find(([, each]) => each.test(text)) ?? [];
  return town && name ? { town, rest: text.replace(name, ' ') } : null;
}

/** Whether a question, with the town removed, asks for one of our offices there: « avez-vous un bureau à … ». */
export function asksForOffice(rest: string): boolean {
  return /\b(?:avez vous|as tu|y a t il|have|is there|tienen|hay)\b.*\b(?:bureau|office|oficina)s?\b/.test(
    rest,
  );
}

/** Whether a question, with the town removed, only asks whether we work there, or what we offer. */
export function asksWhatIsSold(rest: string, language: Language): boolean {
  const { ofAgency } = questionWords[language];
  const words = tokenize(rest, 'once').map(({ term }) => term);
  const isOfAgency = (word: string) => ofAgency.test(word);
  const isPlain = (word: string) => {
    const root = stem(word, language);
    return isCommon({ stem: root }, language, true) || isTrade(root, language);
  };
  return (
    (words.length === 0 || words.some(isOfAgency)) &&
    words.every((word) => isOfAgency(word) || ignoredWords[language].has(word) || isPlain(word))
  );
}
