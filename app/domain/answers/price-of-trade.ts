import type { Language } from '../languages.ts';
import { agency } from '../search/agency-words.ts';
import { normalizeForSearch } from '../search/normalize.ts';
import { stem } from '../search/stem.ts';
import { isTrade } from './is-common.ts';
import { questionWords } from './languages/question-words.ts';

/** Words after which a trade only says whose site or advertising is meant. */
const ours = new RegExp(
  String.raw`\b(?:web\w*|sites?|sitios?|pages?|paginas?|online|en ligne|en linea|virtual|seo|ads?|anuncios?|annonces?|publicite|publicidad|google|facebook|instagram|youtube|video\w*|marketing|agenc\w*|podcast\w*|blog\w*|${agency})\b`,
);

/** Whether a question asks for a price or an income of somebody else's trade: “how much does a plumber charge”. */
export function asksPriceOfTrade(question: string, language: Language): boolean {
  const text = normalizeForSearch(question);
  if (ours.test(text)) return false;
  return questionWords[language].priceOfTrade.some((form) => {
    const named = form.exec(text)?.[1]?.trim().split(' ').slice(0, 3) ?? [];
    const singular = named.map((word) => word.replace(/s$/, ''));
    return [...named, ...singular].some((word) => isTrade(stem(word, language), language));
  });
}
