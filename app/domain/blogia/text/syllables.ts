import type { WritingLanguage } from './span.ts';

/**
 * About how many syllables a word has, at least one. Counted by groups of vowels, after what each language leaves unsaid
 * is taken out and vowels that are said apart are set apart: readability formulas need averages, not dictionaries.
 */
export function syllables(language: WritingLanguage, word: string): number {
  const spelled = rules[language].reduce(
    (text, [pattern, spoken]) => text.replace(pattern, spoken),
    word.toLowerCase().normalize('NFC'),
  );
  return Math.max(1, spelled.match(vowels)?.length ?? 0);
}

const vowels = /[aeiouyàáâäæèéêëìíîïòóôöùúûüÿœ]+/gu;

type Rule = readonly [pattern: RegExp, spoken: string];

const french: readonly Rule[] = [
  [/qu/g, 'k'],
  [/gu(?=[eéèêiy])/g, 'g'],
  [/pays/g, 'pa is'],
  // The ending of verbs, ils donnent, is silent; that of nouns, adjectives and adverbs is not: vraiment, souvent.
  [
    /(?<!(?<!\p{L})ai|[sx]ti|pri|ani|[éns]su|nsom|nom|for|fer|dor|fir|(?<!\p{L})ar|char)ment$/u,
    'man',
  ],
  [
    /(?<=souv|couv|ferv|(?<!\p{L})v|(?<!\p{L})c|acc|réc|déc|noc|esc|(?<!\p{L})l|il|tal|val|xcell|viol|sol)ent$/u,
    'an',
  ],
  [
    /(?<=arg|(?<!\p{L})ag|urg|llig|xig|verg|glig|dulg|prés|abs|mpét|nit|pot|lat|(?<!\p{L})cont|écont)ent$/u,
    'an',
  ],
  [
    /(?<=[cn]cid|ccid|vid|ésid|rud|céd|(?<!\p{L})d|ffér|(?<!\p{L})par|nspar|ppar|curr|hér|torr)ent$/u,
    'an',
  ],
  [/(?<=man|contin|rtin|(?<!\p{L})émin|immin|frék|sék|lok)ent$/u, 'an'],
  [/(?<=[^aàâeéèêëiîïoôöuùûüyœ])ent$/u, ''],
  [/(?<=[^aàâeéèêëiîïoôöuùûüyœ])es?$/u, ''],
  // Between vowels a y ends one syllable and begins the next: voi-yage.
  [/(?<=[aeou])y(?=[aeiouéèê])/g, 'i '],
  // Vowels that are said apart: cré-er, thé-âtre, po-ète, ma-ïs, cli-ent.
  [/é(?=[aàâiouéè]|e[lnrz])/g, 'é '],
  [/(?<=[ao])(?=[éè])|(?<=[aoé])(?=[ïë])/g, ' '],
  [/(?<=[bcdfgptv][lr]i)(?=[aouéè]|e(?!s?$))/g, ' '],
];

const english: readonly Rule[] = [
  [/business/g, 'bisness'],
  [/every/g, 'evry'],
  // Silent e in front of an ending or the second half of a word: use-ful, state-ment, some-thing.
  [/(?<=[aeiouy][^aeiouy]{1,2})e(?=(?:ly|ful|less|ness)(?:ly|ness)?$)/g, ''],
  [/(?<=[aeiouy][^aeiouyl]{1,2})e(?=ments?$)/g, ''],
  [/(?<=[aeiouy][^aeiouy])e(?=(?:thing|times?|body|one|where|how|fore|pages?|work)$)/g, ''],
  [/(?<=[^aeiouylsxzcgh]|[aeiouy]l)es$/g, ''],
  [/(?<=[^aeiouyltd]|[aeiouyl]l|[aeiou]y)(?<![bcdgpt]r)ed$/g, ''],
  [/(?<=[^aeiouy][^aeiouyl]|[aeiouy][^aeiouy])e$/g, ''],
  // Vowels that are said apart: me-dia, ra-dio, vi-deo, qui-et, cre-ate, are-a, usu-al, be-ing, buy-er, any-one.
  [/(?<=[^ctsgxl])i(?=a(?!ge))|(?<=l)i(?=ab|anc)/g, 'i '],
  [/(?<=[bdpvr])i(?=o)|i(?=u|et)|(?<![ct])i(?=en[ct])|(?<=^sc)i(?=en)/g, 'i '],
  [/(?<![gjlp])e(?=o)|(?<=^g)e(?=o)|(?<=cr)e(?=at)|(?<=^r)e(?=act)/g, 'e '],
  [/(?<=[aeiouy][^aeiouy])e(?=as?$|al$)(?<!(?:v|p|c)e)|(?<=s)e(?=um)/g, 'e '],
  [/(?<![gq])u(?=a)|(?<=fl)u(?=en)/g, 'u '],
  [
    /(?<=[aeiouy])(?=ing)|(?<=[aeiou])(?=y(?:[aou]|e[^s]|i(?!ng)))|(?<=[^aeiouwy]y)(?=[aeiou])/g,
    ' ',
  ],
];

/** Two strong vowels, or an accented weak one beside a strong one, are two syllables. */
const spanish: readonly Rule[] = [
  [/qu|gu(?=[eéií])/g, 'k'],
  [/(?<=[aeoáéóíú])(?=[aeoáéó])|(?<=[aeoáéó])(?=[íú])/g, ' '],
  // Said with the vowel beside it, or with none: hay, yo, leyes.
  [/y/g, '-'],
];

const rules = { fr: french, en: english, es: spanish } as const satisfies Record<
  WritingLanguage,
  readonly Rule[]
>;
