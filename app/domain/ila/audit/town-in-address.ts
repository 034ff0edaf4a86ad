// Words and separators are mutually exclusive, so that the pattern has only one way to match and cannot backtrack
// excessively.
const name = String.raw`(?:(?:Ste?|Mt|Ft|Pt|Sta|Sto|Gral|Cd)\. ?)?\p{Lu}[\p{L}'’]{1,40}(?:[ -][\p{L}'’]{1,40}){0,6}?`;
const end = String.raw`(?=\s*(?:[,.;(|/·\n\d–—]|-\s|$|cedex|CEDEX|Cedex|[Tt][ée]l))`;

/** Text after a country code that precedes the town. */
const country = String.raw`(?:United States|USA|United Kingdom|Ireland|Canada|États-Unis|Estados Unidos|México|Mexico|France|Belgique|Suisse|Maroc|España|Spain|Argentina|Chile|Colombia|Australia|New Zealand)(?![\p{L}]|[^\S\n]\p{L})`;

/**
 * "69002 Lyon", "06700, Ciudad de México", "S2000DSP Rosario", and with four digits, at the start of a line or after a
 * comma, "1000 Bruxelles"; a house number comes first and is not a postal code, nor is the year of a copyright notice.
 */
const afterPostalCode = new RegExp(
  String.raw`(?:(?<=[\s,]|[\s,]F-)\d{5},?|(?<=\()\d{4}\)|(?<=[\s,])[A-Z]\d{4}(?:[A-Z]{3})?,?|(?<=\()[A-Z]\d{4}[A-Z]{3}\)|(?<=(?:[\n,–—-]|\sà)[^\S\n]?(?:[A-Z]{1,2}-)?)(?!20[12]\d)\d{4})(?:[^\S\n]+(?:[-–—][^\S\n]+)?|-)(?!${country})(${name})${end}`,
  'u',
);

/** Separators in an address, each replaced by a known one of the same length. */
const withPlainMarks = (text: string) => text.replaceAll(/[•∙⋅●▪◦]/g, '·');

/** North American states and provinces, and counties, when written out before a postal code. */
const region =
  'Qu[ée]bec|Ontario|Alberta|British Columbia|Colombie-Britannique|Manitoba|Saskatchewan|New Brunswick|Nouveau-Brunswick|Nova Scotia|Nouvelle-[ÉE]cosse|Newfoundland(?: and Labrador)?|Puerto Rico|Prince Edward Island|Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New (?:Hampshire|Jersey|Mexico|York)|(?:North|South) (?:Carolina|Dakota)|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|Tennessee|Texas|Utah|Vermont|(?:West )?Virginia|Washington|Wisconsin|Wyoming|[A-Z][a-z]+shire|(?:North|South|East|West) Yorkshire|Norfolk|Suffolk|Essex|Kent|Surrey|(?:East |West )?Sussex|Dorset|Devon|Cornwall|Somerset|Cumbria|Merseyside|Greater Manchester|West Midlands|Middlesex|Rutland|(?:Co\\.|County) [A-Z][a-z]+';

/** Canadian, British and Irish postal codes: they contain letters, so that they may be on a line of their own. */
const letteredCode = String.raw`(?:[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}|[A-Z]\d[\dW] ?[A-Z\d]{4})`;

const townBefore = String.raw`(?<=^|[,\n·|–-][^\S\n]*(?:(?:downtown|central) )?)(${name})`;
const regionBefore = String.raw`,?(?:[^\S\n]+|\n)\(?(?:[A-Z]{2}|${region})\)?`;
const regionOrCountry = String.raw`(?:${regionBefore})?(?:,?[^\S\n]+Canada)?`;
const letteredEnd = String.raw`(?:[^\S\n]\d{1,2}W?)?,?\s{1,3}${letteredCode}`;
const australianEnd = String.raw`,?[^\S\n]+(?:NSW|VIC|QLD|TAS|ACT|NT|SA|WA),?[^\S\n]+\d{4}`;

/**
 * "Ottawa, ON K2P 1X7", "Austin, TX 78701", "Tampa, Florida 33611", "Montréal (Québec) H2S 1T9", "Bath BA1 5AB", "Dublin
 * 2, D02 X285", "Collingwood VIC 3066".
 */
const beforePostalCode = new RegExp(
  String.raw`${townBefore}${regionOrCountry}(?:${letteredEnd}|,?[^\S\n]+(?:\d{5}|(?!19\d\d|20[0-4]\d)\d{4})|${australianEnd})(?![\p{L}\d])`,
  'u',
);

/** The same if no street indicates that the digits are a postal code: a state must precede them. */
const beforeCertainCode = new RegExp(
  String.raw`${townBefore}(?:${regionOrCountry}(?:${letteredEnd}|${australianEnd})|${regionBefore},?[^\S\n]+\d{5})(?![\p{L}\d])`,
  'u',
);

/** "Montréal (QC)", "Montréal, Québec": the next part of the line. */
const nextPart = new RegExp(
  String.raw`^[^,\n]{0,30},[^\S\n]*(?:(?:[Ss]uite|[Uu]nit|[Aa]pt|[Bb]ureau|[Ll]ocal|[Pp]iso|[Oo]f\.|[Oo]ficina|[Cc]ol\.|[Cc]olonia)[^,\n]*,[^\S\n]*)?(${name})[^\S\n]*(?=[,(\n]|D\.[CF]|$)`,
  'u',
);

/**
 * The town of a postal address in French, English and Spanish formats.
 *
 * @param written the street and house number
 * @param following the text that follows it
 */
export function townInAddress(written: string, following: string): string | undefined {
  const [street, after] = [withPlainMarks(written), withPlainMarks(following)];
  return (
    beforeCertainCode.exec(after)?.[1] ??
    afterPostalCode.exec(`${street}${after}`)?.[1] ??
    beforePostalCode.exec(after)?.[1] ??
    /[\n,][^\S\n]?(Dublin)[^\S\n]\d{1,2}W?\b/.exec(after)?.[1] ??
    nextPart.exec(after)?.[1] ??
    nextPart.exec(street)?.[1]
  );
}

/** A town next to its postal code, in any address format. */
export interface PostalPlace {
  readonly town: string;
  /** Their line, including those of the house number and the postal code. */
  readonly line: string;
  /** Whether they end an address, or only name the town: unclear if houses may have no number. */
  readonly isAddress: boolean | 'unclear';
}

/** The first town in a text that is next to its postal code. */
export function postalPlace(written: string): PostalPlace | null {
  const text = withPlainMarks(written);
  const townFirst = beforeCertainCode.exec(text);
  const found = townFirst ?? afterPostalCode.exec(text);
  const town = found?.[1];
  if (!found || town === undefined) return null;
  const start = text.lastIndexOf('\n', found.index - 1) + 1;
  const last = text.indexOf('\n', found.index + found[0].length);
  const whole = text.slice(start, last === -1 ? undefined : last);
  const own = text.slice(start, found.index);
  const previous = text.slice(0, start).trimEnd().split('\n').at(-1) ?? '';
  const hasHouse = (part: string) => houseOrCorner.test(part.slice(-longestLine));
  const isBelowHouse = !hasHouse(own) && hasHouse(previous);
  const line = [...(isBelowHouse ? [previous] : []), ...whole.split('\n')]
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .join(', ')
    .slice(0, longestLine);
  const isCode = townFirst !== null || /(?:^|[,|·(–—-]|\sà)\s*$/.test(own);
  // Within a sentence, digits may be just a number: "plus de 15000 Clients".
  if (!isCode) return hasHouse(own) ? { town, line, isAddress: 'unclear' } : null;
  const isPrecise =
    preciseCode.test(found[0]) ||
    [own, previous].some(
      (each) => hasHouse(each) || (townFirst !== null && street.test(each.slice(-longestLine))),
    );
  return {
    town,
    line,
    isAddress: isPrecise || (!townFirst && 'unclear'),
  };
}

const longestLine = 120;

/** A British postcode covers a few houses, an Irish one a single house. */
const preciseCode = /(?:\d[A-Z]{2}|[A-Z]\d[\dW] ?[A-Z\d]{4})$/;

/**
 * A number that is not part of a telephone number, a date or a time, and may precede a floor's; a house without a
 * number; or a street corner.
 */
export const houseOrCorner =
  /(?<![\p{L}\d]|\d[ ./:-])(?!24\/7|7\/7)\d{1,4}(?:\.\d|[/–-]\d{1,4})?(?![ ./:-]?\d(?!\d?[°º])| ?(?:h(?!\p{L})|[ap]\.?m))|\bs\/n\b|\bkm\b|(?<!\p{L})(?:angle|coin|corner|cnr|esquina)(?!\p{L})/iu;

/** A street without house numbers. */
export const street =
  /(?<!\p{L})(?:street|st\.|road|rd|lane|ln|avenue|ave|drive|highway|hwy|pike|square|quay|rue|chemin|rang|route|rte)(?!\p{L})/iu;

/** Other places in an address, such as a district, a borough or a city next to the town. */
export function placesInAddress(after: string): string[] {
  return withPlainMarks(after)
    .split(/[,\n·|()/]|\s[–-]\s|\b(?:[Ss]uite|[Uu]nit)\s\S*/u)
    .map((part) =>
      part
        .replaceAll(/\S*\d\S*/gu, '')
        .trim()
        .replace(/^(?:by|near|près de|cerca de|Co\.?|County) /, ''),
    )
    .filter((part) => /^\p{Lu}[\p{L}'’ -]{2,}$/u.test(part) && !noPlace.test(part));
}

const noPlace = new RegExp(String.raw`^(?:${country}|(?:${region})$)`, 'u');
