import type { WritingRules } from './shape.ts';
import { phrasePattern, wordSet } from './word-lists.ts';

export const en: WritingRules = {
  functionWords:
    wordSet(`a about an and are as at be by can do does for from has have he her his how i in is it its me my no not
    of on or our s she so t that the their them they this to us was we were what when where which who why will with
    you your`),
  stem: (word) =>
    word
      .replace(/ies$/, 'y')
      .replace(/(?<=s|x|ch|sh)es$/, '')
      .replace(/(?<![su])s$/, ''),
  transitions:
    phrasePattern(`above all|accordingly|after|afterwards|also|although|as a result|as long as|as soon as|at first|at last|
    because|before|besides|but|by contrast|consequently|even if|even though|finally|first|for example|for instance|
    for this reason|furthermore|however|if|in addition|in contrast|in fact|in other words|in particular|in short|
    in that case|indeed|instead|last|later|likewise|meanwhile|moreover|nevertheless|next|on the contrary|
    on the other hand|once|otherwise|rather than|second|similarly|since|so|so that|still|such as|that is why|then|
    therefore|though|thus|to sum up|unless|until|when|whereas|while|yet`),
  passive: {
    be: wordSet(`am is are was were be been being`),
    reflexive: wordSet(''),
    participle: /[^e]ed$/,
    accent: null,
    irregular:
      wordSet(`built bought brought done found given held kept known left lost made paid put read said seen sent
      shown sold spent taken told thought understood written chosen drawn driven begun broken spoken set cut`),
    not: wordSet(`need bed red seed speed feed used interested supposed advanced tired`),
  },
  syllables: [
    [/business/g, 'bisness'],
    [/every/g, 'evry'],
    // Silent e before an ending or the second part of a word: use-ful, state-ment, some-thing.
    [/(?<=[aeiouy][^aeiouy]{1,2})e(?=(?:ly|ful|less|ness)(?:ly|ness)?$)/g, ''],
    [/(?<=[aeiouy][^aeiouyl]{1,2})e(?=ments?$)/g, ''],
    [/(?<=[aeiouy][^aeiouy])e(?=(?:thing|times?|body|one|where|how|fore|pages?|work)$)/g, ''],
    [/(?<=[^aeiouylsxzcgh]|[aeiouy]l)es$/g, ''],
    [/(?<=[^aeiouyltd]|[aeiouyl]l|[aeiou]y)(?<![bcdgpt]r)ed$/g, ''],
    [/(?<=[^aeiouy][^aeiouyl]|[aeiouy][^aeiouy])e$/g, ''],
    // Vowels pronounced separately: me-dia, ra-dio, vi-deo, qui-et, cre-ate, are-a, usu-al, be-ing, buy-er, any-one.
    [/(?<=[^ctsgxl])i(?=a(?!ge))|(?<=l)i(?=ab|anc)/g, 'i '],
    [/(?<=[bdpvr])i(?=o)|i(?=u|et)|(?<![ct])i(?=en[ct])|(?<=^sc)i(?=en)/g, 'i '],
    [/(?<![gjlp])e(?=o)|(?<=^g)e(?=o)|(?<=cr)e(?=at)|(?<=^r)e(?=act)/g, 'e '],
    [/(?<=[aeiouy][^aeiouy])e(?=as?$|al$)(?<!(?:v|p|c)e)|(?<=s)e(?=um)/g, 'e '],
    [/(?<![gq])u(?=a)|(?<=fl)u(?=en)/g, 'u '],
    [
      /(?<=[aeiouy])(?=ing)|(?<=[aeiou])(?=y(?:[aou]|e[^s]|i(?!ng)))|(?<=[^aeiouwy]y)(?=[aeiou])/g,
      ' ',
    ],
  ],
  startArticles: wordSet('the a an this that these those'),
  sentenceWords: 20,
  /** Flesch, 1948. */
  flesch: { base: 206.835, perSentence: 1.015, perWord: 84.6 },
};
