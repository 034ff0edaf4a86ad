import { namesBigCity } from '../big-cities.ts';
import type { HtmlPage } from '../check.ts';
import { placeKey } from './place-key.ts';
import { shownNames } from './shown-town.ts';

/** A town or region named as the service area, instead of an address. */
const servedArea =
  /(?<![\p{L}])(?:zones? (?:desservies?|d['’]intervention)|secteurs? (?:desservis?|d['’]intervention)|interventions? (?:à|en|dans|sur)|(?:nous )?(?:desservons|intervenons)|(?:nous nous|je me) dépla(?:çons|ce)|à domicile|areas? (?:we )?(?:serve[ds]?|cover(?:ed)?)|service areas?|servicing (?:all|greater|the whole)|(?:we|I) (?:serve|cover|come to you|travel)|(?:proudly )?serving|zonas? (?:de (?:servicio|cobertura|trabajo)|atendidas?)|(?:damos|prestamos) servicio|(?:cubrimos|atendemos) (?:en|el|la|los|las|toda?)|nos desplazamos|a domicilio)(?![\p{L}])/iu;

const aPlace = String.raw`\p{Lu}[\p{L}'’]{1,30}(?:[ -]\p{L}[\p{L}'’]{1,30}){0,3}?`;

/** Places in or around which a business works, not those it ships to. */
const worksAround = new RegExp(
  String.raw`(?<!(?:ship|deliver|livr|envi|envío)[^\n.]{0,30})(?<!\p{L})(?:` +
    [
      String.raw`(?:[Aa]cross|[Tt]hroughout|[Aa]round|[Cc]overing|[Aa]utour d[e’']|[Pp]artout (?:à|en|dans)|[Dd]ans tout(?:e la| le)|[Ee]n tod[oa]) ?(?:the |la |le |el )?(?=\p{Lu}|\d{2}(?!\d))`,
      String.raw`[Ss]ervi(?:cios? (?:en|por)|ces? (?:in|to|à|en|dans)) (?!(?:Engl|Fren|Span|Ingl|Espa|Fran[cç]))${aPlace}(?!\p{L})`,
      String.raw`[Ww]ithin \d+ ?(?:mi(?:les)?|km|kilomet(?:re|er)s) of|[Rr]ayon de \d+|[Rr]adio de \d+|(?<!\d)\d{1,4} ?km (?:autour|alentour|à la ronde|a la redonda)|(?<!\d)\d{1,4}[ -]miles? radius`,
      String.raw`(?:[Zz]onas?|[Ss]ecteurs?|[Ss]ector(?:es)?|[Aa]reas?)(?: \p{L}{2,12})?: ?(?=\p{Lu})`,
      String.raw`(?:[Dd]ans l(?:e|a|es) |[Ee]n |[Ii]n )${aPlace} ?: ${aPlace}, (?=\p{Lu})`,
      String.raw`[Bb]ased in ${aPlace}(?!\p{L})`,
      String.raw`${aPlace} (?:et|and|y|&) (?:(?:the|its|ses|sus|les) )?(?:environs|alentours|surround|alrededores)`,
      String.raw`(?:[Ii]n|[ÀàEe]n?|[Ss]ur) ${aPlace}(?:, ${aPlace}){1,8},? (?:et|and|y|&) (?=\p{Lu}|tod[oa]s? |tout|the surr|surr|(?:les |ses |los |sus )?(?:environs|alentours|alrededores))`,
    ].join('|') +
    ')',
  'u',
);

/** A line or a sentence with at least three places; other things may be listed like that. */
const enumeration = new RegExp(
  String.raw`(?<=^|[Ss]ervicing |[·•|] )(?!Servicing )${aPlace}(?:, ${aPlace}){1,8},? (?:et|and|y|&) ${aPlace}\.?(?=$|[^\S\n])`,
  'mu',
);

/** Whether names are listed side by side, one of which is a big city or occurs in the title or the h1. */
export const mayListTowns = ({ html }: HtmlPage): boolean => {
  const [found = ''] = enumeration.exec(html.wholeText) ?? [];
  const shown = shownNames(html);
  if (namesBigCity(found)) return true;
  return (found.match(properName) ?? []).some((name) => shown.includes(` ${placeKey(name)} `));
};

/** Whether a text names a service area. */
export const saysArea = (text: string) => servedArea.test(text) || worksAround.test(text);

/** The rest of the line after such words. */
const servedPart = new RegExp(String.raw`${servedArea.source}([^\n]{1,100})`, 'iu');

const properName = /(?<!\p{L})\p{Lu}[\p{L}'’]{2,30}(?:[ -]\p{Lu}[\p{L}'’]{1,30}){0,3}/gu;

/** Names in a text about the service area. */
export function areaNamesIn(text: string): string[] {
  const [, after = ''] = servedPart.exec(text) ?? [];
  const around = worksAround.exec(text);
  // Also without the first letter, so that the capitalised first word is not read as part of a name.
  const near = around
    ? [0, 1].map((skipped) => text.slice(around.index + skipped, around.index + 100))
    : [];
  return [after, ...near].flatMap((part) => part.match(properName) ?? []);
}
