import type { AddressFound } from '#app/domain/ila/audit/page-evidence.ts';
import { around } from './read-html.ts';

const mostFound = 20;

/**
 * Words that start a street name, in French, English, Spanish and Catalan; English ones follow the name.
 * Sources: Canada Post addressing guidelines; Universal Postal Union, addressing systems of France, Spain and Mexico.
 */
const streetBefore =
  'rue|chaussée|ch[ée]e\\.?|avenue|ave\\.?|av\\.?|boulevard|boul\\.?|bd|blvd|place|pl\\.|chemin|ch\\.|route|rte|allées?|impasse|quai|cours|square|montée|rang|côte|passage|promenade|esplanade|faubourg|sentier|ruelle|calle|c/|c\\.|cl\\.|avenida|av(?:da?)?\\.?|plaza|pza\\.|paseo|carrera|cra\\.?|camino|carretera|ctra\\.|ronda|travesía|calzada|calz\\.|privada|prolongación|glorieta|carrer|passeig|passatge|baixada|avinguda|plaça|rambla|rúa|praza|estrada|travesa';
/** Words that precede the name and the number. */
const streetBeforeNumber =
  'rue|chaussée|ch[ée]e\\.?|avenue|ave\\.?|boulevard|bd|chemin|calle|c/|avenida|av(?:da?)?\\.?|plaza|pza\\.|paseo|carrera|cra\\.?|camino|carretera|ctra\\.|ronda|travesía|boulevard|blvd\\.?|calzada|calz\\.|privada|prolongación|glorieta|carrer|passeig|passatge|baixada|avinguda|plaça|rambla|rúa|praza|estrada|travesa|gran v[ií]a|alameda|cuesta|travessera|pº|quai|clos|drève|square|bv\\.?|bvar\\.?|jr\\.?|jir[óo]n|pasaje|psje\\.?|pje\\.?|callej[óo]n|diagonal|diag\\.?|transversal|autopista|ruta|malec[óo]n|costanera|peatonal|circuito|cerrada|andador|eje|carr\\.?';
const streetAfter =
  'street|st\\.?|avenue|ave\\.?|parkway|pkwy\\.?|circle|alley|row|mews|quay|close|gardens|grove|plaza|broadway|road|rd\\.?|boulevard|blvd\\.?|lane|ln\\.?|drive|dr\\.?|way|court|ct\\.?|square|sq\\.?|place|pl\\.?|terrace|crescent|highway|hwy|parade|pde\\.?|esplanade|(?-i:Esp)|arcade|promenade|circuit|turnpike|wharf';
/** Words that start the name of an estate, a house or a place without a street. */
const estate =
  "hameau|centre[^\\S\\n](?:commercial|cial|bourg)|parc[^\\S\\n](?:commercial|d[’'](?:activités|affaires))|zac|technopole|mas|résidence|rés\\.?|immeuble|bâtiment|lotissement|cité|quartier|domaine|château|ferme|moulin|villa|manoir|abbaye|col|lac|île|étang|gorges|gare|aéroport|aérodrome|halles?|maison|espace|pôle|galerie|anse|pointe|plage|port|marina|cap|" +
  'polígono|pol\\.|parque[^\\S\\n](?:empresarial|comercial|industrial|tecnológico)|centro[^\\S\\n](?:comercial|empresarial)|edificio|edif\\.|urbanización|urb\\.|residencial|barrio|barriada|finca|masía|cortijo|caserío|aldea|lugar|paraje|partida|pazo|puerto|playa';
const number = '\\d{1,5}(?: ?(?:bis|ter|[a-d])(?!\\p{L}))?';
// A full stop ends a sentence, unless it ends an abbreviation.
const word = "(?:(?<![\\p{L}\\d])\\p{L}{1,4}\\.|[\\p{L}\\d](?:[\\p{L}\\d'’.-]*[\\p{L}\\d])?)";

const britishCode = '[A-Z]{1,2}\\d{1,2}[A-Z]? \\d[A-Z]{2}(?![\\p{L}\\d])';

const addressPatterns = [
  new RegExp(
    `(?<![\\p{L}\\d]|\\d[.,])${number},?[^\\S\\n]+(?:${streetBefore})[^\\S\\n]+${word}(?:[^\\S\\n]${word}){0,5}[^\\S\\n]?`,
    'giu',
  ),
  new RegExp(
    `(?<![\\p{L}\\d]|\\d[.,]|(?:since|in|depuis|en|desde)[^\\S\\n])${number},?[^\\S\\n]+(?:${word}[^\\S\\n]){1,4}(?:${streetAfter})(?![\\p{L}])`,
    'giu',
  ),
  // A numbered street of Québec: "412, 2e Rue Est".
  new RegExp(
    `(?<![\\p{L}\\d]|\\d[.,])${number},?[^\\S\\n]+\\d{1,3}(?:e|re|ère|ième)[^\\S\\n](?:rue|avenue|rang|boulevard)(?!\\p{L})(?:[^\\S\\n](?:est|ouest|nord|sud)(?!\\p{L}))?`,
    'giu',
  ),
  // Without a number, before a postal code; without a street word, before a state and its code, or a British or
  // Canadian one.
  new RegExp(
    `(?<![\\p{L}])(?:${streetBefore}|z\\.?[ai]\\.?|zone[^\\S\\n](?:artisanale|industrielle)|lieu-dit|${estate})[^\\S\\n]+${word}(?:[^\\S\\n]${word}){0,5}[^\\S\\n]?(?:,[^\\S\\n]*(?:niveau|local|lot|b[âa]timent|boutique|nave)[^\\S\\n]+${word})?,?[^\\S\\n]*(?:s/n\\.?)?[,.]?\\s*(?=\\d{5}[^\\S\\n](?-i:\\p{Lu}))`,
    'giu',
  ),
  new RegExp(
    `(?<![\\p{L}\\d]|\\d[.,])${number}[^\\S\\n]+${word}(?:[^\\S\\n]${word}){0,3}[^\\S\\n]?(?=(?:,?\\s*(?:[Ss]uite|[Ss]te\\.?|[Uu]nit|[Aa]pt\\.?|[Bb]ureau|[Ll]ocal|[Ff]loor|[Rr]oom|#)[^\\S\\n]*[\\w-]{1,6})?,\\s*${word}(?:[^\\S\\n]${word}){0,2}[^\\S\\n]?,?[^\\S\\n]+(?:[A-Z]{2}[^\\S\\n]+\\d{5}(?!\\d)|${britishCode}|(?:\\(?(?:[A-Z]{2}|Qu[ée]bec|Ontario)\\)?,?[^\\S\\n]+)?[A-Z]\\d[A-Z] ?\\d[A-Z]\\d))`,
    'gu',
  ),
  // Without commas, before a British code.
  new RegExp(
    `(?<![\\p{L}\\d]|\\d[.,])\\d{1,5}[A-Z]?[^\\S\\n](?:\\p{Lu}[\\p{L}’'.-]{0,30}[^\\S\\n]){2,8}(?=${britishCode})`,
    'gu',
  ),
  // Starts with a whole word: within a long one, the rest would be scanned again and again.
  new RegExp(
    `(?<![\\p{L}\\d'’.-])(?:${word}[^\\S\\n]){1,3}(?:${streetAfter})(?=,[^\\n]{1,40}[^\\S\\n]${britishCode})`,
    'giu',
  ),
  /(?<!\p{L})(?:calle|carrera|cra\.?|cl\.|avenida|av\.)[^\S\n]*\d+[a-z]?[^\S\n]*(?:#|no\.?)[^\S\n]*\d+(?:[^\S\n]*-[^\S\n]*\d+)?/giu,
  new RegExp(
    `(?<![\\p{L}])(?:${streetBeforeNumber})[^\\S\\n]+${word}(?:[^\\S\\n]${word}){0,5}[^\\S\\n]?,?[^\\S\\n]*(?:(?:n[º°o]\\.?|n[úu]m\\.?|#)[^\\S\\n]*)?${number}(?!\\d)`,
    'giu',
  ),
  // An intersection of two streets: "Calle del Sol esq. San Luis".
  new RegExp(
    `(?<![\\p{L}])(?:${streetBeforeNumber})[^\\S\\n]+(?:${word}[^\\S\\n]){1,5}(?:esq(?:uina|\\.)?|casi)[^\\S\\n]+${word}(?:[^\\S\\n]${word}){0,3}[^\\S\\n]?`,
    'giu',
  ),
  // As in Costa Rica: "200 metros norte del parque".
  new RegExp(
    `(?<![\\p{L}\\d]|\\d[.,])\\d{1,4}[^\\S\\n]?(?:m|mts?|metros|varas)\\.?[^\\S\\n](?:al[^\\S\\n])?(?:norte|sur|este|oeste)(?![\\p{L}])(?:[^\\S\\n]del?[^\\S\\n]${word}(?:[^\\S\\n]${word}){0,5}[^\\S\\n]?)?`,
    'giu',
  ),
  // A number in words, where every word of the street is a name.
  /(?<!\p{L})(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten)[^\S\n](?:\p{Lu}[\p{L}’'.]{0,30}[^\S\n]){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Drive|Court|Plaza|Place|Square|Boulevard|Blvd|Way|Parade)(?!\p{L})/gu,
  /(?<!\p{L})gran[^\S\n]+v[ií]a,?[^\S\n]+(?:n[º°o]\.?[^\S\n]*)?\d{1,4}(?!\d)/giu,
];

/** Postal addresses in a text. A match of one pattern is not matched by another again. */
export function addressesIn(text: string): AddressFound[] {
  const found: { readonly street: string; readonly index: number }[] = [];
  for (const pattern of addressPatterns)
    for (const { 0: street, index } of text.matchAll(pattern)) {
      const overlaps = found.some(
        (each) => index < each.index + each.street.length && each.index < index + street.length,
      );
      if (!overlaps && found.length < mostFound) found.push({ street, index });
    }
  return found.map(({ street, index }) => ({
    line: 0,
    text: street.trim(),
    excerpt: around(text, index, street.length),
    after: text.slice(index + street.trimEnd().length).slice(0, 80),
  }));
}
