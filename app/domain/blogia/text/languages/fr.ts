import type { WritingRules } from './shape.ts';
import { phrasePattern, wordSet } from './word-lists.ts';

export const fr: WritingRules = {
  functionWords:
    wordSet(`a afin ai as au aux avec bon c ce ces cet cette comme comment d dans de des du elle en entre est et eux
    il ils j je l la le les leur leurs lors m ma mais me mes mon n ne nos notre nous on ont ou par pas plus pour qu
    quand que quel quelle quels quelles qui s sa sans se ses si son sont sous sur t ta te tes ton tu un une vos votre
    vous y`),
  stem: (word) => word.replace(/aux$/, 'al').replace(/[sx]$/, ''),
  transitions:
    phrasePattern(`ainsi|alors|après|à la fois|au contraire|au lieu de|aussi|autrement dit|avant|bref|c’est pourquoi|car|ce qui|
    cependant|certes|contrairement à|d’abord|d’ailleurs|d’autre part|d’une part|de plus|de même|dès que|donc|en bref|
    en effet|en fait|en outre|en particulier|en premier lieu|en résumé|en revanche|enfin|ensuite|et pourtant|
    finalement|grâce à|lorsque|mais|malgré|néanmoins|notamment|or|par ailleurs|par conséquent|par contre|par exemple|
    parce que|pendant que|plutôt que|pour cette raison|pour finir|pourtant|puis|puisque|quand|quant à|sauf|sinon|
    surtout|tandis que|tant que|toutefois|à condition de|si`),
  passive: {
    be: wordSet(`est es sont suis sommes etes etait etaient etais fut furent sera seront serez serait seraient soit soient
      ete etre`),
    reflexive: wordSet('se s me m te t'),
    participle: /(?:e|ee|es|ees)$/,
    accent: /é(?:e|s|es)?$/u,
    irregular:
      wordSet(`fait faits faite faites pris prise prises mis mise mises ecrit ecrits ecrite ecrites vu vus vue vues
      lu lus lue lues vendu vendus vendue vendues rendu rendue rendus recu recus recue recues connu connus connue
      connues construit construite construits suivi suivis suivie suivies choisi choisis choisie choisies produit
      produits produite dit dite dits ouvert ouverte ouverts offert offerte offerts`),
    not: wordSet(`alle allee alles allees arrive arrivee arrives arrivees entre entree entres entrees monte montee montes
      ne nee nes nees passe passee passes passees reste restee restes restees retourne retournee retournes tombe tombee
      tombes rentre rentree rentres age agee ages agees prive privee prives privees situe situee situes situees
      cle cles sante qualite`),
  },
  syllables: [
    [/qu/g, 'k'],
    [/gu(?=[eéèêiy])/g, 'g'],
    [/pays/g, 'pa is'],
    // The verb ending in « ils donnent » is silent; that of nouns, adjectives and adverbs is not: vraiment, souvent.
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
    // Vowels pronounced separately: cré-er, thé-âtre, po-ète, ma-ïs, cli-ent.
    [/é(?=[aàâiouéè]|e[lnrz])/g, 'é '],
    [/(?<=[ao])(?=[éè])|(?<=[aoé])(?=[ïë])/g, ' '],
    [/(?<=[bcdfgptv][lr]i)(?=[aouéè]|e(?!s?$))/g, ' '],
  ],
  startArticles: wordSet('le la les un une des ce cet cette ces'),
  sentenceWords: 20,
  /** Kandel and Moles, 1958. */
  flesch: { base: 207, perSentence: 1.015, perWord: 73.6 },
};
