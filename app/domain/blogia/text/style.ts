import { folded } from './words.ts';
import type { WritingLanguage } from './span.ts';

/** Words and groups of words that lead from one thought to the next. */
const transitions = {
  fr: list(`ainsi|alors|après|à la fois|au contraire|au lieu de|aussi|autrement dit|avant|bref|c’est pourquoi|car|ce qui|
    cependant|certes|contrairement à|d’abord|d’ailleurs|d’autre part|d’une part|de plus|de même|dès que|donc|en bref|
    en effet|en fait|en outre|en particulier|en premier lieu|en résumé|en revanche|enfin|ensuite|et pourtant|
    finalement|grâce à|lorsque|mais|malgré|néanmoins|notamment|or|par ailleurs|par conséquent|par contre|par exemple|
    parce que|pendant que|plutôt que|pour cette raison|pour finir|pourtant|puis|puisque|quand|quant à|sauf|sinon|
    surtout|tandis que|tant que|toutefois|à condition de|si`),
  en: list(`above all|accordingly|after|afterwards|also|although|as a result|as long as|as soon as|at first|at last|
    because|before|besides|but|by contrast|consequently|even if|even though|finally|first|for example|for instance|
    for this reason|furthermore|however|if|in addition|in contrast|in fact|in other words|in particular|in short|
    in that case|indeed|instead|last|later|likewise|meanwhile|moreover|nevertheless|next|on the contrary|
    on the other hand|once|otherwise|rather than|second|similarly|since|so|so that|still|such as|that is why|then|
    therefore|though|thus|to sum up|unless|until|when|whereas|while|yet`),
  es: list(`a pesar de|además|al contrario|al final|así|aunque|antes|cuando|de hecho|de modo que|del mismo modo|después|
    en cambio|en concreto|en especial|en otras palabras|en particular|en primer lugar|en resumen|entonces|es decir|
    finalmente|gracias a|igualmente|incluso|luego|mientras|mientras que|no obstante|o sea|para empezar|para terminar|
    pero|por consiguiente|por ejemplo|por el contrario|por eso|por esta razón|por fin|por lo tanto|por otra parte|
    por otro lado|por tanto|por último|porque|primero|pues|puesto que|salvo|si|sin embargo|sino|sobre todo|también|
    tampoco|tan pronto como|también|ya que|en lugar de`),
} as const satisfies Record<WritingLanguage, RegExp>;

function list(groups: string): RegExp {
  const alternatives = groups.replace(/\s*\n\s*/g, '').replaceAll('’', "['’]");
  return new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'u');
}

/** Whether a sentence has a word, or a group of words, that leads from one thought to the next. */
export function hasTransition(language: WritingLanguage, sentence: string): boolean {
  return transitions[language].test(sentence.toLowerCase());
}

/**
 * How each language builds its passive: a form of `to be`, and a participle soon after it. Folded. What looks like one
 * and is none stands in `not`: verbs that French conjugates with être, nouns and adjectives that only sound alike.
 */
const passives = {
  fr: {
    be: set(`est es sont suis sommes etes etait etaient etais fut furent sera seront serez serait seraient soit soient
      ete etre`),
    reflexive: set('se s me m te t'),
    participle: /(?:e|ee|es|ees)$/,
    accent: /é(?:e|s|es)?$/u,
    irregular:
      set(`fait faits faite faites pris prise prises mis mise mises ecrit ecrits ecrite ecrites vu vus vue vues
      lu lus lue lues vendu vendus vendue vendues rendu rendue rendus recu recus recue recues connu connus connue
      connues construit construite construits suivi suivis suivie suivies choisi choisis choisie choisies produit
      produits produite dit dite dits ouvert ouverte ouverts offert offerte offerts`),
    not: set(`alle allee alles allees arrive arrivee arrives arrivees entre entree entres entrees monte montee montes
      ne nee nes nees passe passee passes passees reste restee restes restees retourne retournee retournes tombe tombee
      tombes rentre rentree rentres age agee ages agees prive privee prives privees situe situee situes situees
      cle cles sante qualite`),
  },
  en: {
    be: set(`am is are was were be been being`),
    reflexive: set(''),
    participle: /[^e]ed$/,
    accent: null,
    irregular:
      set(`built bought brought done found given held kept known left lost made paid put read said seen sent
      shown sold spent taken told thought understood written chosen drawn driven begun broken spoken set cut`),
    not: set(`need bed red seed speed feed used interested supposed advanced tired`),
  },
  es: {
    be: set(`es son era eran fue fueron sera seran seria serian sea sean sido ser siendo`),
    reflexive: set(''),
    participle: /[ai]d[oa]s?$/,
    accent: null,
    irregular:
      set(`hecho hecha hechos hechas escrito escrita escritos escritas visto vista vistos vistas puesto puesta
      puestos puestas dicho dicha abierto abierta abiertos abiertas cubierto cubierta resuelto resuelta`),
    not: set(`demasiado demasiada demasiados demasiadas lado lados estado estados mercado mercados resultado resultados
      cuidado sentido vida vidas medida medidas pedido pedidos adecuado adecuada`),
  },
} as const satisfies Record<WritingLanguage, object>;

function set(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}

/** What may stand between the two. */
const between =
  set(`pas plus jamais deja aussi bien souvent encore toujours parfois rarement tres trop mieux ainsi
  not never already also well often always sometimes soon ever just still only
  no nunca ya tambien siempre casi solo`);
const adverb = /(?:ment|ly|mente)$/;

/** Whether a sentence looks like it is in the passive: an estimate, which says so where it is shown. */
export function isPassive(language: WritingLanguage, sentence: string): boolean {
  const { be, reflexive, participle, accent, irregular, not } = passives[language];
  const tokens = sentence.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  return tokens.some((token, at) => {
    if (!be.has(folded(token)) || reflexive.has(tokens[at - 1] ?? '')) return false;
    const next = tokens
      .slice(at + 1, at + 4)
      .find((each) => !adverb.test(each) && !between.has(folded(each)) && !be.has(folded(each)));
    if (!next || not.has(folded(next))) return false;
    if (irregular.has(folded(next))) return true;
    return participle.test(folded(next)) && (accent?.test(next) ?? true);
  });
}
