import type { Language } from '../languages.ts';
import { agency, clients } from '../search/agency-words.ts';
import { normalizeForSearch } from '../search/normalize.ts';
import { asksPriceOfTrade } from './price-of-trade.ts';

/**
 * Kinds of questions that no agency's page answers, whatever their words: who was first at something, how tall or heavy
 * something is, and requests to write, translate or calculate something. Without accents.
 */
const elsewhere: Readonly<Record<Language, RegExp>> = {
  fr: /^(?:(?:qui|quand|ou) (?:a|ont|est|fut|furent)(?:-t-(?:il|elle|on))? (?:ete )?(?:invent|decouvert|ecrit|peint|compos|gagn|remport|fond|construi|ne\b|nee\b|mort|chant|realis|march)|(?:combien|quel(?:le)?) (?:mesure|pese|est l[ae] (?:hauteur|poids|capitale|population|distance|age|superficie|temperature))|quel temps (?:fait|fera|va-t)|(?:tradui[rst]|resou|convert|calcule[rz]? \d|ecri[st](?:-| )moi|raconte|recette))/,
  en: /^(?:(?:who|when|where) (?:was |were |first )*(?:invent|discover|wrote|written|paint|compos|won\b|win\b|found(?:ed|er)|built|born|died|sang|directed|did .* (?:die|win|begin|end)\b)|how (?:tall|heavy|deep|high|old|big|far) (?:is|are|was)|what(?:'s|’s| is) the (?:capital|population|height|distance|temperature|weather)|(?:translate|solve|convert|calculate \d|recipe|(?:write|tell|sing) me a)\b)/,
  es: /^(?:[¿¡ ]*)(?:(?:quien|quienes|cuando|donde) (?:fue |se )?(?:invent|descubri|escribi|pint|compus|gano|ganaron|fundo|constru|nacio|murio|canto|dirigi)|(?:cuanto (?:mide|pesa)|cual es (?:la|el) (?:capital|poblacion|altura|peso|distancia|temperatura|formula))|que tiempo (?:hace|hara|va a hacer)|(?:traduc|resuelv|conviert|calcul[ae] \d|receta|(?:escrib[ea]|cuent[ea])(?:me|nos) un))/,
};

/** Words that make such a question about the agency: « Who founded Iluma? ». */
const addressed = new RegExp(
  String.raw`\b(?:${agency}|you|your|vous|votre|vos|ustedes|usted|su agencia|su empresa)\b`,
);

/** Whether a question names or addresses the agency. */
export function namesUs(question: string): boolean {
  return addressed.test(normalizeForSearch(question));
}

/** Whether a question is of a kind that the site never answers. */
export function isOffSubject(question: string, language: Language): boolean {
  const text = normalizeForSearch(question.trim());
  return (elsewhere[language].test(text) || asksPriceOfTrade(text, language)) && !namesUs(text);
}

/** Words of questions about our work for a client, rather than about what the client sells. */
const caseWords: Readonly<Record<Language, RegExp>> = {
  fr: new RegExp(
    String.raw`\b(?:cas|etudes?|exemples?|resultats?|clients?|clientes?|realisations?|magasins?|boutiques?|commerces?|entreprises?|fabricants?|cliniques?|avis|visibilite|site|google|seo|appels|ventes|projets?|temoignages?|${clients}|vous|vos|votre|${agency}|chaines?)\b`,
  ),
  en: new RegExp(
    String.raw`\b(?:cases?|stud(?:y|ies)|stor(?:y|ies)|examples?|results?|clients?|customers?|projects?|stores?|shops?|business(?:es)?|makers?|clinics?|reviews?|visibility|site|website|google|seo|calls|sales|testimonials?|${clients}|you|your|${agency}|chains?)\b`,
  ),
  es: new RegExp(
    String.raw`\b(?:casos?|estudios?|historias?|ejemplos?|resultados?|clientes?|proyectos?|tiendas?|negocios?|empresas?|fabricas?|fabricantes?|clinicas?|resenas?|visibilidad|sitio|google|seo|llamadas|ventas|testimonios?|${clients}|ustedes|lograron|hicieron|trabajaron|${agency}|cadenas?)\b`,
  ),
};

/** Whether a question whose best match is a case study asks about that work. */
export function asksOfCase(question: string, language: Language): boolean {
  const text = normalizeForSearch(question.trim());
  // One or two words alone name what is looked for.
  return text.split(/\s+/).length <= 2 || caseWords[language].test(text);
}

/** Words that address the agency, or name a shop owner's online presence. */
const toUs: Readonly<Record<Language, RegExp>> = {
  fr: new RegExp(
    String.raw`\b(?:vous|vos|votre|${agency}|mon site|mes clients|ma fiche|mon commerce)\b`,
  ),
  en: new RegExp(
    String.raw`\b(?:you|your|ur|${agency}|my (?:site|website|customers|shop|store|business)|our (?:site|website|customers|shop|store))\b`,
  ),
  es: new RegExp(
    String.raw`\b(?:su|sus|ustedes|usted|les|${agency}|mi (?:sitio|pagina|negocio|tienda)|mis clientes)\b`,
  ),
};

/** Whether a question is addressed to the agency or is about the visitor's own presence. */
export function isPutToUs(question: string, language: Language): boolean {
  return toUs[language].test(normalizeForSearch(question));
}
