import type { Language } from '../languages.ts';
import { normalizeForSearch } from '../search/normalize.ts';
import { stem } from '../search/stem.ts';
import { isTrade } from './is-common.ts';

/**
 * Questions on what a trade charges or earns, or what its premises cost, without accents. The first group holds the
 * words that name it; the second, words that follow it.
 */
const forms: Readonly<Record<Language, readonly RegExp[]>> = {
  fr: [
    /\bcombien (?:ca |cela )?(?:prend|prennent|gagne|gagnent|facture|facturent|demande|demandent|charge|chargent) (?:un|une|le|la|les|des) ([\p{L} ]+)/u,
    /\b(?:combien|cout|prix)\b.* (?:ouvrir|l'ouverture|louer|la location|renover|d'ouvrir) (?:d'|de )?(?:un|une|mon|ma|l'|le|la) ?([\p{L} ]+)/u,
  ],
  en: [
    /\b(?:how much|what) (?:does|do|would|should|can|will) (?:an? |the |most |my )?([\p{L} ]+?) (?:charge|make|earn|cost|ask)\b/u,
    /\b(?:how much|cost|price)\b.* to (?:open|rent|lease|renovate|furnish) (?:up )?(?:an?|the|my|your) ([\p{L} ]+)/u,
  ],
  es: [
    /\bcuanto (?:cobra|cobran|gana|ganan|pide|piden|cuesta|cuestan|vale|valen) (?:un|una|el|la|los|las|unos) ([\p{L} ]+)/u,
    /\b(?:cuanto|costo|precio)\b.* (?:abrir|montar|poner|alquilar|rentar|arrendar|remodelar) (?:un|una|mi|el|la) ([\p{L} ]+)/u,
  ],
};

/** Words after which a trade only says whose site or advertising is meant. */
const ours =
  /\b(?:web\w*|sites?|sitios?|pages?|paginas?|online|en ligne|en linea|virtual|seo|ads?|anuncios?|annonces?|publicite|publicidad|google|facebook|instagram|youtube|video\w*|marketing|agenc\w*|podcast\w*|blog\w*|iluma)\b/;

/** Whether a question asks for a price or an income of somebody else's trade: “how much does a plumber charge”. */
export function asksPriceOfTrade(question: string, language: Language): boolean {
  const text = normalizeForSearch(question);
  if (ours.test(text)) return false;
  return forms[language].some((form) => {
    const named = form.exec(text)?.[1]?.trim().split(' ').slice(0, 3) ?? [];
    const singular = named.map((word) => word.replace(/s$/, ''));
    return [...named, ...singular].some((word) => isTrade(stem(word, language), language));
  });
}
