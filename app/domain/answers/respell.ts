import type { Language } from '../languages.ts';
import { normalizeForSearch } from '../search/normalize.ts';
import { shortForms } from './short-forms.ts';

/** A word with its inner apostrophes. */
const word = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu;

/** Pronouns that Spanish writes at the end of a verb: « ayúdame », « borrármelos ». */
const enclitic = /^(.{2,}?)(?:me|te|se|nos|os)?(?:l[aeo]s?|me|te|se|nos|os)$/;

/** Diminutives of Spanish: « negocito », « ratito », « cafecito ». */
const diminutive = /^(.{3,}?)(?:e?c)?(?:it|ill)[oa](s?)$/;

/** What an elided word of French leaves when its apostrophe is left out: « lecran », « dargent », « quon ». */
const elided = /^(qu|[cdjlmnst])([aehiouy].+)$/;

/** Other spellings of a word that nobody knows, the likeliest first. */
const variants: Readonly<Record<Language, (raw: string) => string[]>> = {
  fr(raw) {
    const [, head = '', rest = ''] = elided.exec(raw) ?? [];
    return rest.length > 2 ? [`${head}'${rest}`] : [];
  },
  en: () => [],
  es(raw) {
    const [, small = '', plural = ''] = diminutive.exec(raw) ?? [];
    const [, verb = ''] = enclitic.exec(raw) ?? [];
    return [
      ...(small ? ['o', 'a', '', 'io', 'e'].map((end) => `${small}${end}${plural}`) : []),
      ...(verb ? [verb, `${verb}r`, `${verb}n`] : []),
    ];
  },
};

/**
 * A question with its words as a dictionary has them: short forms written out, letters repeated for effect taken back, and
 * words that nobody knows in a spelling that is known.
 *
 * @param isKnown whether the site, or a list of words, has a word
 */
export function respell(
  question: string,
  language: Language,
  isKnown: (raw: string) => boolean,
): string {
  return question.replace(word, (written) => {
    const raw = normalizeForSearch(written);
    const long = shortForms[language].get(raw);
    if (long !== undefined) return long;
    if (isKnown(raw) || raw.includes("'")) return written;
    const even = raw.replace(/(.)\1{2,}/g, '$1');
    if (even !== raw && isKnown(even)) return even;
    return variants[language](raw).find((other) => isKnown(lastPart(other))) ?? written;
  });
}

/** The word after an elided one. */
function lastPart(spelling: string): string {
  return spelling.slice(spelling.indexOf("'") + 1);
}
