import type { Language } from '../languages.ts';
import { agency } from '../search/agency-words.ts';
import { normalizeForSearch } from '../search/normalize.ts';
import { termOf } from '../search/words.ts';
import { figuresOf, type Figure } from './figures.ts';

/** How explicitly a question assumes something about the agency. */
export type Premise = 'stated' | 'implied' | 'none';

/**
 * Openings that state something before asking (« Puisque vous… »), and questions that imply it (« Pourquoi vendez-vous…
 * »).
 */
const openings: Readonly<Record<Language, { stated: RegExp; implied: RegExp }>> = {
  fr: {
    stated:
      /^(?:et |mais |alors )?(?:puisque|puisqu|comme (?!ça|cela)|depuis qu|étant donné|sachant|vu qu|maintenant qu|d’après|d'après|selon|j.ai (?:lu|vu|entendu)|on m.a dit|il paraît|est-ce vrai|est-il vrai|c.est vrai|vous (?:dites|disiez|affirmez|avez dit|aviez dit|avez promis|aviez promis|promettez|garantissez)|parce qu)/i,
    implied: new RegExp(
      String.raw`\b(?:pourquoi (?!(?:choisir|travailler|faire|prendre|utiliser|passer|\p{L}+er )\b)|comment se fait-il|comment êtes-vous|comment avez-vous|depuis quand|quand avez-vous|vous avez été)\b.*(?:\bvous\b|\bvos?\b|votre|${agency})`,
      'iu',
    ),
  },
  en: {
    stated:
      /^(?:and |but |so )?(?:since (?!when)|as (?:you|your|the)\b|given that|now that|because|i (?:read|heard|saw|was told)|is it true|it.s true|you (?:said|say|claim|promised|guarantee|were|are|have)\b|according to|considering)/i,
    implied: new RegExp(
      String.raw`\b(?:why (?:do|did|are|were|have|has|is|does|was)|how come|how did you become|when did you|since when)\b.*\b(?:you|your|${agency})\b`,
      'i',
    ),
  },
  es: {
    stated:
      /^(?:¿|y |pero )*(?:ya que|como (?:el|la|los|las|su|sus|ustedes|son|ya)\b|dado que|puesto que|ahora que|porque|le[íi] (?:que|en)|o[íi] que|vi que|escuch[ée] que|me dijeron|dicen que|dijeron que|me aseguraron|es verdad|es cierto|seg[úu]n|desde que|ustedes (?:dicen|dijeron|prometen|garantizan))/i,
    implied:
      /(?:por qué (?!(?:debo|debería|hacer|necesito|es importante)\b)(?!\S+[^n\s]\s.*\b(?:mi|mis|yo|nuestr[oa]s?)\b)|cómo es que|cómo llegaron|desde cuándo|cuándo (?:abrieron|dejaron))/i,
  },
};

/** Claims a question may make about an offer: free, guaranteed, refundable, unlimited, discounted. */
const claims: Readonly<Record<Language, readonly RegExp[]>> = {
  fr: [
    /\bgratuit|sans frais/,
    /\bgarant/,
    /\brembours/,
    /\billimite/,
    /\b(?:rabais|reduction|promo|coupon)/,
  ],
  en: [
    /\bfree\b|no charge/,
    /\bguarant/,
    /\brefund|money.back/,
    /\bunlimited/,
    /\b(?:discount|coupon|promo|sale)/,
  ],
  es: [
    /\bgratis|gratuit|sin costo/,
    /\bgarant/,
    /\breembols|devoluci/,
    /\bilimitad/,
    /\b(?:descuent|rebaja|promo|cupon)/,
  ],
};

/** Whether a page's text contains every claim of a question. */
export function hasClaims(question: string, words: string, language: Language): boolean {
  const [asked, said] = [normalizeForSearch(question), normalizeForSearch(words)];
  return claims[language].every((claim) => !claim.test(asked) || claim.test(said));
}

/** Words that mark a figure as the visitor’s own: their budget, shop or age. */
const own: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:j.ai (?!lu|vu|entendu)|je (?!lis|vois)|mon|ma|mes|nous avons|notre|nos|on a|avec un budget)\b/i,
  en: /\b(?:i have|i.ve|i can|i spend|i want|my|we have|our)\b/i,
  es: /\b(?:tengo|mi|mis|puedo|quiero|tenemos|nuestro|nuestra|gasto)\b/i,
};

export function premiseOf(question: string, language: Language): Premise {
  const text = question.trim();
  if (openings[language].stated.test(text)) return 'stated';
  return openings[language].implied.test(text) ? 'implied' : 'none';
}

/**
 * Whether the text at an offset of a normalized question is the visitor's own.
 *
 * @param at in UTF-16 code units
 */
export function isOwnAt(text: string, at: number, language: Language): boolean {
  return own[language].test(text.slice(0, at));
}

/** The figures that a question assumes: all except the visitor's own. */
export function supposedFigures(question: string, language: Language): Figure[] {
  const text = normalizeForSearch(question);
  return figuresOf(text).filter(({ at }) => !isOwnAt(text, at, language));
}

/** The figures that a text does not contain. */
export function missingFigures(figures: readonly Figure[], text: string): Figure[] {
  const said = figuresOf(text);
  return figures.filter(
    ({ unit, value }) => !said.some((figure) => figure.unit === unit && figure.value === value),
  );
}

/** Prepositions of a place at the end of a question; before a capitalised name, also those meaning "for". */
const beforePlace: Readonly<Record<Language, RegExp>> = {
  fr: /(?:^|\s)(?:[àa]|(?:pour|vers|dans)(?=\s\p{Lu}))\s+([\p{L}\p{M}-]+)\s*[?.!]*$/u,
  en: /(?:^|\s)(?:in|near|for(?=\s\p{Lu}))\s+([\p{L}\p{M}-]+)\s*[?.!]*$/u,
  es: /(?:^|\s)(?:en|para(?=\s\p{Lu}))\s+([\p{L}\p{M}-]+)\s*[?.!]*$/u,
};

/** The place at the end of a question, as a search term: « agence SEO à Toronto ». */
export function placeIn(question: string, language: Language): string | null {
  const [, place] = beforePlace[language].exec(question.trim()) ?? [];
  return place === undefined ? null : termOf(place);
}
