import type { WritingRules } from './shape.ts';
import { phrasePattern, wordSet } from './word-lists.ts';

export const es: WritingRules = {
  functionWords:
    wordSet(`a al ante como con cual cuando de del desde donde e el ella ellas ellos en entre es esa ese esta este
    ha han hasta la las le les lo los mas me mi mis muy ni no nos o para pero por que quien se segun ser si sin sobre
    son su sus te tu tus u un una unas unos usted ustedes y ya`),
  stem: (word) => word.replace(/(?<=[^aeiou])es$/, '').replace(/(?<=[aeiou])s$/, ''),
  transitions:
    phrasePattern(`a pesar de|además|al contrario|al final|así|aunque|antes|cuando|de hecho|de modo que|del mismo modo|después|
    en cambio|en concreto|en especial|en otras palabras|en particular|en primer lugar|en resumen|entonces|es decir|
    finalmente|gracias a|igualmente|incluso|luego|mientras|mientras que|no obstante|o sea|para empezar|para terminar|
    pero|por consiguiente|por ejemplo|por el contrario|por eso|por esta razón|por fin|por lo tanto|por otra parte|
    por otro lado|por tanto|por último|porque|primero|pues|puesto que|salvo|si|sin embargo|sino|sobre todo|también|
    tampoco|tan pronto como|también|ya que|en lugar de`),
  passive: {
    be: wordSet(`es son era eran fue fueron sera seran seria serian sea sean sido ser siendo`),
    reflexive: wordSet(''),
    participle: /[ai]d[oa]s?$/,
    accent: null,
    irregular:
      wordSet(`hecho hecha hechos hechas escrito escrita escritos escritas visto vista vistos vistas puesto puesta
      puestos puestas dicho dicha abierto abierta abiertos abiertas cubierto cubierta resuelto resuelta`),
    not: wordSet(`demasiado demasiada demasiados demasiadas lado lados estado estados mercado mercados resultado resultados
      cuidado sentido vida vidas medida medidas pedido pedidos adecuado adecuada`),
  },
  /** Two strong vowels, or an accented weak one beside a strong one, are two syllables. */
  syllables: [
    [/qu|gu(?=[eéií])/g, 'k'],
    [/(?<=[aeoáéóíú])(?=[aeoáéó])|(?<=[aeoáéó])(?=[íú])/g, ' '],
    // Part of a diphthong, or a final y: hay, yo, leyes.
    [/y/g, '-'],
  ],
  startArticles: wordSet('el la los las un una unos unas este esta estos estas'),
  sentenceWords: 25,
  /** Fernández-Huerta, 1959; Spanish sentences run longer. */
  flesch: { base: 206.84, perSentence: 1.02, perWord: 60 },
};
