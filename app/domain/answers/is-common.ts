import type { Language } from '../languages.ts';
import { ignoredWords } from '../search/ignored-words.ts';
import { stem } from '../search/stem.ts';
import { termOf } from '../search/words.ts';
import { commonWords } from './common-words.ts';

const stemsOfIgnored = new Map<Language, ReadonlySet<string>>();

/** Stems of stop words that are long enough to be those of one word only. */
function ignoredStems(language: Language): ReadonlySet<string> {
  const known = stemsOfIgnored.get(language);
  if (known) return known;
  const found = [...ignoredWords[language]].map((word) => stem(word, language));
  const long = new Set(found.filter((root) => root.length >= 4));
  stemsOfIgnored.set(language, long);
  return long;
}

/** Endings of infinitives and forms of verbs, in words that no page has. */
const verbEndings: Readonly<Record<Language, RegExp>> = {
  fr: /.{3}(?:er|ir|re|ez|ons|ent|ai[st]|aient|er[ao]n?[ts]?|ant)$/,
  en: /.{3}(?:ing|ed)$/,
  es: /.{3}(?:[aei]r(?:[mts]e|l[aeo]s?|nos)?|ando|iendo|[aei]mos?|aron|ieron|aban?|arian?|eria[ns]?|iste[ns]?)$/,
};

/**
 * How common a word is.
 *
 * @param isKnown whether the site has it
 */
export function isCommon(
  { stem: root }: { stem: string },
  language: Language,
  isKnown: boolean,
): boolean {
  if (commonWords[language].has(root)) return true;
  // Other forms of a verb that is a stop word: « llego » of « llegar ».
  return !isKnown && ignoredStems(language).has(root);
}

/** Whether a word that no page has is a verb by its ending; a noun may be, too. */
export function looksLikeVerb(raw: string, language: Language): boolean {
  return verbEndings[language].test(raw);
}

/** Words before a thing of the visitor's own: « mon restaurant », « I run a bakery ». */
const ownBefore: Readonly<Record<Language, RegExp>> = {
  fr: /(?:\b(?:mon|ma|mes|notre|nos)|je suis(?: une?)?|j.ai une?|je tiens une?|nous sommes(?: une?)?)\s+([\p{L}\p{M}]+)/giu,
  en: /(?:\b(?:my|our)|i(?: am|.m) an?|(?:i|we) (?:run|own|have) an?)\s+([\p{L}\p{M}]+)/giu,
  es: /(?:\b(?:mi|mis|nuestr[oa]s?)|soy(?: una?)?|tengo una?|somos(?: una?)?)\s+([\p{L}\p{M}]+)/giu,
};

/** The visitor's own things in a question, as search terms: which trade somebody is in says little about the subject. */
export function ownThings(question: string, language: Language): ReadonlySet<string> {
  return new Set(
    [...question.matchAll(ownBefore[language])].map(([, thing = '']) => termOf(thing)),
  );
}
