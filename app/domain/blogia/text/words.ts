import type { Span, WritingLanguage } from './span.ts';

export interface Word extends Span {
  readonly text: string;
}

const word = /[\p{L}\p{M}\p{N}]+(?:['’‑-][\p{L}\p{M}\p{N}]+)*/gu;

/** Words as they are counted: `l’article` and `rendez-vous` are one each. */
export function wordsOf(text: string, from = 0): Word[] {
  return [...text.matchAll(word)].map((found) => ({
    text: found[0],
    start: from + found.index,
    end: from + found.index + found[0].length,
  }));
}

/** Lower case, without accents. */
export function folded(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/g, 'oe');
}

/** Words too common to look for. Folded. */
const functionWords = {
  fr: words(`a afin ai as au aux avec bon c ce ces cet cette comme comment d dans de des du elle en entre est et eux
    il ils j je l la le les leur leurs lors m ma mais me mes mon n ne nos notre nous on ont ou par pas plus pour qu
    quand que quel quelle quels quelles qui s sa sans se ses si son sont sous sur t ta te tes ton tu un une vos votre
    vous y`),
  en: words(`a about an and are as at be by can do does for from has have he her his how i in is it its me my no not
    of on or our s she so t that the their them they this to us was we were what when where which who why will with
    you your`),
  es: words(`a al ante como con cual cuando de del desde donde e el ella ellas ellos en entre es esa ese esta este
    ha han hasta la las le les lo los mas me mi mis muy ni no nos o para pero por que quien se segun ser si sin sobre
    son su sus te tu tus u un una unas unos usted ustedes y ya`),
} as const satisfies Record<WritingLanguage, ReadonlySet<string>>;

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}

/** A light stem: folded, without the marks of the plural. */
export function stem(language: WritingLanguage, text: string): string {
  const bare = folded(text);
  if (bare.length < 4) return bare;
  switch (language) {
    case 'fr':
      return bare.replace(/aux$/, 'al').replace(/[sx]$/, '');
    case 'en':
      return bare
        .replace(/ies$/, 'y')
        .replace(/(?<=s|x|ch|sh)es$/, '')
        .replace(/(?<![su])s$/, '');
    case 'es':
      return bare.replace(/(?<=[^aeiou])es$/, '').replace(/(?<=[aeiou])s$/, '');
  }
}

/** What matters in a text, stem by stem: elisions are taken apart, function words left out. */
function contentStems(language: WritingLanguage, text: string): (Span & { stem: string })[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)]
    .map((found) => ({
      stem: stem(language, found[0]),
      bare: folded(found[0]),
      start: found.index,
      end: found.index + found[0].length,
    }))
    .filter(({ bare }) => !functionWords[language].has(bare));
}

/**
 * Where a phrase stands in a text: its content words one after the other, whatever their number or accents, and whatever
 * function words stand between them: « plombier Montréal » is found in « un plombier à Montréal ».
 */
export function occurrences(language: WritingLanguage, phrase: string, text: string): Span[] {
  const wanted = contentStems(language, phrase).map((each) => each.stem);
  if (wanted.length === 0) return [];
  const stems = contentStems(language, text);
  const found: Span[] = [];
  for (let at = 0; at + wanted.length <= stems.length; at += 1) {
    if (!wanted.every((each, offset) => stems[at + offset]?.stem === each)) continue;
    const [first, last] = [stems[at], stems[at + wanted.length - 1]];
    if (!first || !last || /[.!?\n]/.test(text.slice(first.start, last.end))) continue;
    found.push({ start: first.start, end: last.end });
    at += wanted.length - 1;
  }
  return found;
}

/** Content words of a phrase: those that a search engine would keep. */
export function contentWordCount(language: WritingLanguage, phrase: string): number {
  return contentStems(language, phrase).length;
}
