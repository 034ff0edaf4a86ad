const name = String.raw`\p{Lu}[\p{L}'’-]+(?:[ -][\p{L}'’-]+){0,3}?`;
const end = String.raw`(?=\s*(?:[,.;(|\n\d–—]|-\s|$|cedex|CEDEX|Cedex|[Tt][ée]l))`;

/** What follows the code of a country that names the town before it. */
const country = String.raw`(?:United States|USA|United Kingdom|Canada|États-Unis|Estados Unidos|México|Mexico|France|España|Spain|Australia)(?![\p{L}]|[^\S\n]\p{L})`;

/**
 * "69002 Lyon", "06700, Ciudad de México", and with four digits, on a line or after a comma, "1000 Bruxelles"; the number
 * of a house stands first and is no postal code.
 */
const afterPostalCode = new RegExp(
  String.raw`(?:(?<=[\s,]|[\s,]F-)\d{5},?|(?<=[\n,][^\S\n]?(?:(?:B|CH|L)-)?)\d{4})[^\S\n]+(?!${country})(${name})${end}`,
  'u',
);

/** States and provinces of North America, and counties, whose names are written out before a postal code. */
const region =
  'Qu[ée]bec|Ontario|Alberta|British Columbia|Colombie-Britannique|Manitoba|Saskatchewan|New Brunswick|Nouveau-Brunswick|Nova Scotia|Nouvelle-[ÉE]cosse|Newfoundland(?: and Labrador)?|Prince Edward Island|Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New (?:Hampshire|Jersey|Mexico|York)|(?:North|South) (?:Carolina|Dakota)|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|Tennessee|Texas|Utah|Vermont|(?:West )?Virginia|Washington|Wisconsin|Wyoming|[A-Z][a-z]+shire|(?:North|South|East|West) Yorkshire|Norfolk|Suffolk|Essex|Kent|Surrey|(?:East |West )?Sussex|Dorset|Devon|Cornwall|Somerset|Cumbria|Merseyside|Greater Manchester|West Midlands|Middlesex|Rutland|(?:Co\\.|County) [A-Z][a-z]+';

/** Of Canada, Great Britain and Ireland: with letters, so that they may stand on a line of their own. */
const letteredCode = String.raw`(?:[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}|[A-Z]\d[\dW] ?[A-Z\d]{4})`;

/**
 * "Ottawa, ON K2P 1X7", "Austin, TX 78701", "Tampa, Florida 33611", "Montréal (Québec) H2S 1T9", "Bath BA1 5AB", "Dublin
 * 2, D02 X285", "Collingwood VIC 3066".
 */
const beforePostalCode = new RegExp(
  String.raw`(?<=^|[,\n·|–-][^\S\n]*)(${name})(?:,?[^\S\n]+\(?(?:[A-Z]{2}|${region})\)?)?(?:,?[^\S\n]+Canada)?(?:(?:[^\S\n]\d{1,2}W?)?,?\s{1,3}${letteredCode}|,?[^\S\n]+\d{5}|,?[^\S\n]+(?:NSW|VIC|QLD|TAS|ACT|NT|SA|WA),?[^\S\n]+\d{4})(?![\p{L}\d])`,
  'u',
);

/** "Montréal (QC)", "Montréal, Québec": the next part of the same line. */
const nextPart = new RegExp(
  String.raw`^[^,\n]{0,30},[^\S\n]*(?:(?:[Ss]uite|[Uu]nit|[Aa]pt|[Bb]ureau|[Ll]ocal|[Pp]iso|[Oo]f\.|[Oo]ficina|[Cc]ol\.|[Cc]olonia)[^,\n]*,[^\S\n]*)?(${name})[^\S\n]*(?=[,(\n]|D\.[CF]|$)`,
  'u',
);

/**
 * The town of a postal address in French, English and Spanish forms.
 *
 * @param street the part with street and number
 * @param after the text that follows it
 */
export function townInAddress(street: string, after: string): string | undefined {
  return (
    afterPostalCode.exec(`${street}${after}`)?.[1] ??
    beforePostalCode.exec(after)?.[1] ??
    nextPart.exec(after)?.[1] ??
    nextPart.exec(street)?.[1]
  );
}
