import type { Language } from '../languages.ts';

/** Suffixes to strip, longest first, each with the minimum number of letters that must remain. */
type Endings = readonly (readonly [ending: string, left: number])[];

function endings(long: string, short: string): Endings {
  return [
    ...long.split(/\s+/).map((ending) => [ending, 4] as const),
    ...short.split(/\s+/).map((ending) => [ending, 3] as const),
  ].toSorted(([a], [b]) => b.length - a.length);
}

const table: Readonly<Record<Language, Endings>> = {
  fr: endings(
    `issements issement ements ement ments ment ations ation ateurs ateur atrices atrice euses euse eurs eur ages age
    ives ive ifs if ables able antes ante ants ant erait eront erons erez aient asses iez ions era erai ais ait ees
    ee issent issez issons`,
    'es er ez ent ir s e x is it',
  ),
  en: endings('ations ation ings ing edly ments ment ally ly ers', 'ies ied ie ed es s e y'),
  es: endings(
    `amientos amiento imientos imiento aciones acion mente iendo ando adores ador adoras adora aran aria arian emos amos
    imos emo amo imo aron ieron ados adas idos idas`,
    'ciones cion ado ada ido ida ar er ir an en es os as a o e s',
  ),
};

/**
 * The stem of a normalized word: a light stemmer that unites words of one family (« référencer », « référencement »),
 * not a linguistic one.
 */
export function stem(word: string, language: Language): string {
  // Plurals in -aux have their singular in -al.
  const singular = language === 'fr' && /.{3}aux$/.test(word) ? `${word.slice(0, -3)}al` : word;
  const found = table[language].find(
    ([ending, left]) => singular.endsWith(ending) && singular.length - ending.length >= left,
  );
  if (!found) return singular;
  const rest = singular.slice(0, -found[0].length);
  // planning, planned: plan.
  return language === 'en' && /([bdgmnprt])\1$/.test(rest) ? rest.slice(0, -1) : rest;
}
